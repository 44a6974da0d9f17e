/** A module that a script imports, and what the script takes from it. */
export interface ScriptImport {
  /** As written: `react`, `./queue.ts`, `node:path`. */
  specifier: string
  /** Names of exports, sorted: `default`, `useState`; `*` stands for all of them. Empty where only effects are wanted. */
  names: string[]
}

/** What a script needs from outside, once its types are gone. */
export interface ScriptFacts {
  /** Sorted by specifier. */
  imports: ScriptImport[]
  /** What only Node offers and the script uses without declaring it, sorted: `process`, `require`, `import.meta`. */
  nodeGlobals: string[]
}
