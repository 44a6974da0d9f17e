import { expect, it } from 'vitest'
import type { Sample } from '../../model/compiled-document.ts'
import { sampleNeeds } from '../digest/sample-needs.ts'
import { noModules } from './offered-modules.ts'
import { putRunButtons, runButtons, runnableSamples } from './run-buttons.ts'

const samples: Sample[] = [
  { lang: 'ts', meta: { run: 'node' }, code: '1', line: 1, script: { imports: [], nodeGlobals: [] } },
  {
    lang: 'tsx',
    meta: { run: 'browser' },
    code: "import 'react'",
    line: 2,
    script: { imports: [{ specifier: 'react', names: [] }], nodeGlobals: [] },
  },
  { lang: 'sql', meta: { run: 'node' }, code: 'select 1', line: 3 },
]
const html = samples.map((_, index) => `<figure>${runButtons(index, { run: 'Run', edit: 'Edit' })}</figure>`).join('')
const withButtons = (offered: Parameters<typeof runnableSamples>[1]) =>
  putRunButtons(html, () => runnableSamples(sampleNeeds(samples), offered))

it('keeps the buttons of samples that a page can run with the available modules', () => {
  expect(withButtons(noModules)).toBe(
    '<figure><button class="code-run" data-run="script" hidden>Run</button><button class="code-edit" data-edit hidden>Edit</button></figure><figure></figure><figure></figure>',
  )
  expect(withButtons({ ...noModules, names: { react: [] } })).toContain('data-run="browser"')
})

it('offers SQL when the site has PostgreSQL', () => {
  expect(withButtons({ ...noModules, hasSql: true })).toContain('data-run="sql"')
})

it('reads no samples for a page without buttons', () => {
  const never = () => {
    throw new Error('asked')
  }
  expect(putRunButtons('<p>Text</p>', never)).toBe('<p>Text</p>')
})

it('marks the button of a sample that needs a feature that some browsers lack', () => {
  const [first] = samples as [Sample]
  const temporal = [{ ...first, code: 'Temporal' }]
  expect(putRunButtons(html, () => runnableSamples(sampleNeeds(temporal), noModules))).toContain(
    '<button class="code-run" data-run="script" data-feature="Temporal" hidden>',
  )
})
