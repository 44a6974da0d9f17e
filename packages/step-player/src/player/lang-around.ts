/** Language of the document around an element, a BCP 47 tag. */
export const langAround = (element: Element | null): string => element?.closest<HTMLElement>('[lang]')?.lang ?? ''
