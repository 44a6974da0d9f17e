const shells: ReadonlySet<string> = new Set(['sh', 'bash', 'shell', 'zsh', 'shellsession', 'console'])

/** Longest command line, in characters, that is kept whole. People search for commands, not for scripts. */
const longestCommand = 60

/**
 * Returns the words of a code block that people may search for: names, and in shell blocks also short command lines
 * (`git rebase -i`).
 */
export const searchableCode = ({ lang, code }: { lang: string; code: string }): string[] =>
  shells.has(lang) ? [...commandLines(code), ...identifiers(code)] : identifiers(code)

const commandLines = (code: string): string[] =>
  code.split('\n').flatMap((line) => {
    const command = line
      .replace(/(?:^|\s)#.*$/, '')
      .replace(/^\s*[$>]\s+/, '')
      .replace(/\s+/g, ' ')
      .trim()
    return command.includes(' ') && command.length <= longestCommand ? [command] : []
  })

/** Returns the words of code that people may search for. Words that every program contains would only be noise. */
const identifiers = (code: string): string[] =>
  (code.match(/[\p{L}_$][\p{L}\p{N}_$-]{2,40}/gu) ?? []).filter((word) => !commonWords.has(word))

const commonWords: ReadonlySet<string> = new Set(
  (
    'and any are async await boolean break case catch class const constructor continue default delete div document else enum export extends ' +
    'false final finally for foo bar from function get https http href html id if implements import instanceof interface item items key let ' +
    'log map new not null number object of private public readonly result return self set static string super switch the this throw true try ' +
    'type typeof undefined use value var void while with yield you console'
  ).split(' '),
)
