/** Default file of the content plan. */
export const defaultPlanFile = 'content/plan.tsv'
/** Default folder of a site's components. */
export const defaultComponentFolder = 'components'
/** Default icon of a site. */
export const defaultFavicon = '/favicon.svg'
