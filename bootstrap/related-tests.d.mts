export function namedFiles(file: string, source: string, known: ReadonlySet<string>): Set<string>
export function distances(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
  known?: ReadonlySet<string>,
): Map<string, number>
export function chooseTests(
  found: ReadonlyMap<string, number>,
  options: { budget: number; secondsOf: (file: string) => number },
): { run: string[]; left: string[] }
