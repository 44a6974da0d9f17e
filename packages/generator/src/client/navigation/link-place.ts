import { topOf } from '../ui/last-above.ts'

/** A link of a page: its number among the links of the content, and its address. */
export interface LinkPlace {
  number: number
  href: string
}

const links = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('main a')]

/** Returns the link of the content that has the focus, if it is in the window. A reader who opens a link focuses it. */
export const captureLink = (): LinkPlace | undefined => {
  const number = links().findIndex((link) => link === document.activeElement)
  const link = links()[number]
  const top = topOf(link)
  return link && top >= 0 && top < innerHeight ? { number, href: link.href } : undefined
}

/** Returns a captured link, if the page has it in the same place. */
export const findLink = ({ number, href }: LinkPlace): HTMLElement | undefined => {
  const link = links()[number]
  return link?.href === href ? link : undefined
}
