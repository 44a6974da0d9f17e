export function findBrowser(): string | undefined
export function findHeadlessBrowser(
  environment?: Record<string, string | undefined>,
  isThere?: (path: string) => boolean,
): string | undefined
