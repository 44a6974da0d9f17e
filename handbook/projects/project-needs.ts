/** Requirements of a document's project, in addition to its files. */
export interface ProjectNeeds {
  /** A server that must listen on this machine. Without it, the check is left out. */
  server?: { name: string; port: number }
  /** Commands that the document tells a reader to run before the tests. */
  prepare?: readonly string[]
  /** Commands in place of the scripts. */
  commands?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Requirements by the path of the document. Every other document needs only npm. */
export const projectNeeds: Readonly<Record<string, ProjectNeeds>> = {
  // The script `build` of the page generates types from a schema that readers save themselves.
  'guide/apollo/client': { commands: ['npx tsc --noEmit', 'npx vite build', 'npm test'] },
  // The user with this name and password must own a database `shortlinks`.
  'guide/docker': {
    server: { name: 'PostgreSQL', port: 5432 },
    prepare: ['node src/migrate.ts'],
    env: { DB_HOST: '127.0.0.1', DB_NAME: 'shortlinks', DB_USER: 'shortlinks', DB_PASSWORD: 'shortlinks' },
  },
  // The page tells readers without pictures to create the folder.
  'guide/nextjs': { prepare: [`node -e "fs.mkdirSync('public/covers', { recursive: true })"`] },
  // `prisma validate` downloads an engine. The page declares the types of the generated client itself.
  'guide/prisma': { commands: ['npx tsc --noEmit', 'npm test'] },
  'guide/redis': { server: { name: 'Redis', port: 6380 } },
}
