import { relative } from 'node:path'
import type { Command } from './command.ts'
import { initSite } from './init-site.ts'
import { styleFor } from './report.ts'

const styled = styleFor(process.stdout)

export const runInit: Command['run'] = ({ root }) => {
  const { written, kept, scripts } = initSite(root)
  const folder = relative(process.cwd(), root)
  console.log(`${styled('green', 'Wrote')} a new site${folder === '' ? '' : ` in ${folder}`}:`)
  for (const file of written) console.log(`  ${file}`)
  if (scripts.length > 0) console.log(`Scripts in package.json: ${scripts.join(', ')}.`)
  for (const file of kept) console.log(`${file} already exists and was not changed.`)
  console.log('\nNext:')
  if (folder !== '') console.log(`  cd ${quoted(folder)}`)
  console.log(`  npm run dev       shows the site while you write
  npm run build     builds it into dist/
  npm run serve     serves the build as a static host would
Put your own addresses into site.config.ts before you publish.`)
  return Promise.resolve(0)
}

/** A path as one word of a command line. Shells, on Windows too, know double quotes. */
const quoted = (path: string): string => (/^[\p{L}\p{N}\\/:._+@~-]+$/u.test(path) ? path : `"${path}"`)
