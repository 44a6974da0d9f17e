export function findBrowser(): string | undefined
export function findTestBrowser(
  environment?: { CHROME_PATH?: string | undefined },
  isThere?: (path: string) => boolean,
): string | undefined
export const headlessPackage: string
export function ensureBrowser(): string
