import { copyText } from '../ui/copy-text.ts'

/**
 * Copies the address of a heading. The browser follows the link by itself. Resolves to whether the address was copied.
 */
export const copyHeadingLink = (link: HTMLAnchorElement): Promise<boolean> => copyText(link.href)
