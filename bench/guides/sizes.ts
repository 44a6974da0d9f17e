/**
 * Sizes of libraries that guides quote: bundled for production by Vite, compressed with Brotli, without React. Run it
 * with `npx tsx bench/guides/sizes.ts`. The libraries and their versions are those installed in `handbook/examples/`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const examples = resolve(import.meta.dirname, '../../handbook/examples')
const versionOf = (name: string): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(examples, `node_modules/${name}/package.json`), 'utf8'),
  )
  return version
}
const bundles: readonly (readonly [library: string, names: string])[] = [
  ['@react-spring/web', '{ useSpring, animated }'],
  ['react-transition-group', '{ Transition }'],
  ['react-transition-group', '* as all'],
]

// The folder is inside the examples, so that their packages are found.
const folder = mkdtempSync(join(examples, 'node_modules/.sizes-'))
try {
  for (const [library, names] of bundles) {
    const entry = join(folder, 'entry.js')
    writeFileSync(entry, `import ${names} from '${library}'\nconsole.log(${names.replace('* as ', '')})\n`)
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ['es'] },
        rolldownOptions: { external: [/^react(-dom)?(\/|$)/u] },
      },
    })
    const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
    const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
    console.log(
      `${library} ${versionOf(library)}, ${names}: ${(brotliCompressSync(code).length / 1_000).toFixed(1)} kB`,
    )
  }
} finally {
  rmSync(folder, { recursive: true })
}
