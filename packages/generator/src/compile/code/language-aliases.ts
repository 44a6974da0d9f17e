import { isKnownLanguage } from './highlighter.ts'

/** Names of languages in Prism, the highlighter of Docusaurus, and on other sites, with their names here. */
export const languageAliases: Readonly<Record<string, string>> = {
  apacheconf: 'apache',
  arduino: 'cpp',
  armasm: 'asm',
  atom: 'xml',
  basic: 'vb',
  conf: 'ini',
  dotnet: 'csharp',
  editorconfig: 'ini',
  env: 'dotenv',
  gawk: 'awk',
  gitignore: 'text',
  gradle: 'groovy',
  ignore: 'text',
  ino: 'cpp',
  javastacktrace: 'log',
  jinja2: 'jinja',
  jsonp: 'json',
  markup: 'html',
  mathematica: 'wolfram',
  mathml: 'xml',
  mustache: 'handlebars',
  nasm: 'asm',
  objectivec: 'objective-c',
  objectpascal: 'pascal',
  patch: 'diff',
  pq: 'powerquery',
  rkt: 'racket',
  rss: 'xml',
  'sh-session': 'shellsession',
  'shell-session': 'shellsession',
  sol: 'solidity',
  ssml: 'xml',
  svg: 'xml',
  tsconfig: 'jsonc',
  vba: 'vb',
  vbnet: 'vb',
  'visual-basic': 'vb',
  webmanifest: 'json',
}

/** Returns the highlighter's name for the language of a code block, or `undefined` for an unknown language. */
export const knownLanguage = (written: string): string | undefined => {
  const name = written.toLowerCase()
  return isKnownLanguage(name) ? name : Object.hasOwn(languageAliases, name) ? languageAliases[name] : undefined
}
