/** What the project of a document needs beside its files. */
export interface ProjectNeeds {
  /** A server that must listen on this machine. The check is left out while it does not. */
  server?: { name: string; port: number }
  /** Commands that the text of the document asks for before the tests. */
  prepare?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Needs by the path of the document. A document that is not here needs nothing but npm. */
export const projectNeeds: Readonly<Record<string, ProjectNeeds>> = {
  'guide/redis': { server: { name: 'Redis', port: 6380 } },
}
