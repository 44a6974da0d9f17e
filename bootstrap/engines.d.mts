export function findFirefox(): string | undefined
export function findWebKit(): { driver: string; browser: string; screen: string } | undefined
export const enginePackages: Readonly<Record<string, readonly string[]>>
export function missingEngines(): string[]
