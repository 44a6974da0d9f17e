import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadSampleChecks } from './load-sample-checks.ts'

it('tells a site without checks to install the tarball, because the package is in no registry', async () => {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(new URL('../../../sample-checker/package.json', import.meta.url), 'utf8'),
  )
  const tarball = `${name.slice(1).replace('/', '-')}-${version}.tgz`
  await expect(loadSampleChecks([])).rejects.toThrow(`npm install PATH/${tarball}`)
})
