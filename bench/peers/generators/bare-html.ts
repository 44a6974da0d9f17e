import type { CorpusDocument } from '../corpus.ts'
import { addressOf, type Generator, writeSite } from '../generator.ts'

const style =
  'body{max-width:70ch;margin:1rem auto;padding:0 1rem;font:1rem/1.6 system-ui}pre{overflow:auto;padding:1rem;background:#1f2328;color:#eee}table{border-collapse:collapse}td,th{padding:.3rem .6rem;border:1px solid #ccc}'

const page = ({ title, html }: CorpusDocument): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1><article>${html}</article></html>\n`

/** The lower limit for the comparison: one file with only the article and a dozen rules of CSS. */
export const bareHtml: Generator = {
  name: 'Bare HTML',
  prepare: (folder, corpus) =>
    writeSite(folder, new Map(corpus.map((document) => [`site${addressOf(document.id)}.html`, page(document)]))),
  build: () => ({ command: process.execPath, args: ['-e', ''] }),
  packages: '.',
  output: 'site',
  caches: [],
}
