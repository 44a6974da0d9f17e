/** `onclick`, `onClick`, `onLoad`: React takes none of them as text, and the site's security policy none in HTML. */
export const isEventHandler = (attribute: string): boolean => /^on[a-z]/i.test(attribute)

/** Says that code in an attribute never runs. */
export const handlerMessage = (element: string, attribute: string, code: string): string =>
  `<${element}> has ${attribute}="${code}", which never runs: an article is HTML without script. It is left out. Write a <Demo>, or a link.`
