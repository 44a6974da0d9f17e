/** Package managers in the order of their tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const
export type PackageManager = (typeof packageManagers)[number]

/**
 * Rewrites the npm commands in a shell text for another manager. Other commands, and npm commands without a
 * counterpart, stay unchanged.
 */
export const convertNpmCommands = (code: string, manager: PackageManager): string =>
  manager === 'npm'
    ? code
    : code.replace(
        /(^|&&|\|\||;)([ \t]*(?:\$[ \t]+)?(?:sudo[ \t]+)?)(npm|npx)\b([^\n&|;#]*)/gm,
        (_, before, space, tool, rest) => {
          const words = String(rest).trim().split(/\s+/).filter(Boolean)
          const trailing = /\s*$/.exec(String(rest))?.[0] ?? ''
          const command = tool === 'npx' ? execute(words, manager) : convert(words, manager)
          return `${before}${space}${command ?? `${tool}${String(rest).trimEnd()}`}${trailing}`
        },
      )

type Rule = (words: string[], flags: Flags) => string | undefined

interface Flags {
  dev: boolean
  global: boolean
  exact: boolean
  rest: string[]
}

const readFlags = (words: string[]): Flags => {
  const flags: Flags = { dev: false, global: false, exact: false, rest: [] }
  for (const word of words) {
    if (word === '-D' || word === '--save-dev') flags.dev = true
    else if (word === '-g' || word === '--global') flags.global = true
    else if (word === '-E' || word === '--save-exact') flags.exact = true
    else if (word !== '-S' && word !== '--save' && word !== '-P' && word !== '--save-prod') flags.rest.push(word)
  }
  return flags
}

const join = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')

const add: Record<Exclude<PackageManager, 'npm'>, Rule> = {
  yarn: (_, { dev, global, exact, rest }) =>
    join('yarn', global && 'global', 'add', dev && '--dev', exact && '--exact', ...rest),
  pnpm: (_, { dev, global, exact, rest }) => join('pnpm add', global && '-g', dev && '-D', exact && '-E', ...rest),
  bun: (_, { dev, global, exact, rest }) => join('bun add', global && '-g', dev && '-d', exact && '-E', ...rest),
}

const convert = ([command = '', ...words]: string[], manager: Exclude<PackageManager, 'npm'>): string | undefined => {
  const flags = readFlags(words)
  switch (command) {
    case 'install':
    case 'i':
    case 'add':
      return flags.rest.some((word) => !word.startsWith('-'))
        ? add[manager](words, flags)
        : join(manager, 'install', ...flags.rest)
    case 'ci':
    case 'clean-install':
      return join(manager, 'install', '--frozen-lockfile')
    case 'uninstall':
    case 'remove':
    case 'rm':
      return join(
        manager,
        manager === 'yarn' && flags.global && 'global',
        'remove',
        manager !== 'yarn' && flags.global && '-g',
        ...flags.rest,
      )
    case 'update':
    case 'up':
      return join(manager, manager === 'yarn' ? 'upgrade' : 'update', ...flags.rest)
    case 'run':
    case 'run-script':
      return join(
        manager,
        manager === 'yarn' && !isOwnCommand(words[0]) ? undefined : 'run',
        ...words.filter((word) => word !== '--'),
      )
    case 'start':
    case 'stop':
    case 'test':
    case 't':
      return join(
        manager,
        manager === 'bun' && 'run',
        command === 't' ? 'test' : command,
        ...words.filter((word) => word !== '--'),
      )
    case 'exec':
      return execute(
        words.filter((word) => word !== '--'),
        manager,
      )
    case 'create':
    case 'init':
      return words.some((word) => !word.startsWith('-'))
        ? join(
            manager,
            'create',
            ...words
              .filter((word) => word !== '--')
              .map((word) => (manager === 'yarn' ? word.replace(/@latest$/, '') : word)),
          )
        : join(manager, 'init', ...words)
    default:
      return undefined
  }
}

/** Whether a word is a command of yarn itself, such as `yarn install`. Other words are scripts: `yarn build`. */
const isOwnCommand = (word: string | undefined): boolean =>
  /^(?:add|install|remove|upgrade|init|create|global|run|exec|dlx|link|pack|publish|version)$/.test(word ?? '')

const execute = (words: string[], manager: Exclude<PackageManager, 'npm'>): string => {
  const rest = words.filter((word) => word !== '-y' && word !== '--yes')
  return { yarn: join('yarn dlx', ...rest), pnpm: join('pnpm dlx', ...rest), bun: join('bunx', ...rest) }[manager]
}
