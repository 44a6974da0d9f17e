import { copyText } from '../ui/copy-text.ts'

/** Copies the address of a heading; the link itself takes the reader there. Resolves to whether it was copied. */
export const copyHeadingLink = (link: HTMLAnchorElement): Promise<boolean> => copyText(link.href)
