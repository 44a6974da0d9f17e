/** Host that searches are sent to first, by application id. */
export const hostedHost = (applicationId: string): string => `${applicationId.toLowerCase()}-dsn.algolia.net`
