/** What the project of a document needs beside its files. */
export interface ProjectNeeds {
  /** A server that must listen on this machine. The check is left out while it does not. */
  server?: { name: string; port: number }
  /** Commands that the text of the document asks for before the tests. */
  prepare?: readonly string[]
  /** Commands in place of the scripts `check` and `test`. */
  commands?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Needs by the path of the document. A document that is not here needs nothing but npm. */
export const projectNeeds: Readonly<Record<string, ProjectNeeds>> = {
  // A database `shortlinks` that belongs to a user with this name and password.
  'guide/docker': {
    server: { name: 'PostgreSQL', port: 5432 },
    prepare: ['node src/migrate.ts'],
    env: { DB_HOST: '127.0.0.1', DB_NAME: 'shortlinks', DB_USER: 'shortlinks', DB_PASSWORD: 'shortlinks' },
  },
  // `prisma validate` downloads an engine. The page's own declaration stands in for the generated client.
  'guide/prisma': { commands: ['npx tsc --noEmit', 'npm test'] },
  'guide/redis': { server: { name: 'Redis', port: 6380 } },
}
