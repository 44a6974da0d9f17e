/** A module that a script imports, and what the script takes from it. */
export interface ScriptImport {
  /** As written: `react`, `./queue.ts`, `node:path`. */
  specifier: string
  /**
   * Names of exports, sorted: `default`, `useState`. `*` stands for all exports. Empty if the module is imported only
   * for its effects.
   */
  names: string[]
}

/** What a script needs from outside, after its types are removed. */
export interface ScriptFacts {
  /** Sorted by specifier. */
  imports: ScriptImport[]
  /** Globals of Node that the script uses without declaring them, sorted: `process`, `require`, `import.meta`. */
  nodeGlobals: string[]
}
