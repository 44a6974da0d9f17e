import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const loader = new URL('../../../../bootstrap/typescript.mjs', import.meta.url).href
const module = JSON.stringify(new URL('./short-run.ts', import.meta.url).href)

/** Runs a script in a separate process, which prepares itself for a short run first if `isShort`. */
const outputOf = (isShort: boolean, script: string, flags: readonly string[] = []): string =>
  execFileSync(
    process.execPath,
    [
      ...flags,
      '--import',
      loader,
      '--input-type=module',
      '-e',
      `import { getHeapSpaceStatistics } from 'node:v8'\nimport { expectShortRun } from ${module}\nif (${isShort}) expectShortRun()\n${script}`,
    ],
    { encoding: 'utf8', cwd: import.meta.dirname, env: { ...process.env, NODE_OPTIONS: '' } },
  )

it('optimizes functions later', () => {
  const script = `
    const addUp = (count) => {
      let sum = 0
      for (let index = 0; index < count; index++) sum += index % 7
      return sum
    }
    for (let call = 0; call < 40; call++) addUp(500)`
  const isOptimized = (isShort: boolean) => /<JSFunction addUp/.test(outputOf(isShort, script, ['--trace-opt']))
  expect([isOptimized(false), isOptimized(true)]).toEqual([true, false])
})

it('gives new objects space early', () => {
  const script = `
    const recent = Array.from({ length: 10_000 })
    for (let round = 0; round < 100_000; round++) recent[round % recent.length] = { round, text: 'fact ' + round }
    console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size)`
  expect(Number(outputOf(true, script))).toBeGreaterThan(2 * Number(outputOf(false, script)))
})
