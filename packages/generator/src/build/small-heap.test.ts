import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { bundlerEnvironment } from './small-heap.ts'

const loader = new URL('../../../../bootstrap/typescript.mjs', import.meta.url).href
const module = JSON.stringify(new URL('./small-heap.ts', import.meta.url).href)

/** Runs a script in a separate process and returns the number of megabytes that it prints. */
const megabytesOf = (script: string, environment: NodeJS.ProcessEnv = {}): number =>
  Number(
    execFileSync(
      process.execPath,
      [
        '--import',
        loader,
        '--input-type=module',
        '-e',
        `import { getHeapSpaceStatistics } from 'node:v8'\nimport { collectGarbage, keepHeapSmall, keepYoungHeapSmall } from ${module}\n${script}`,
      ],
      { encoding: 'utf8', cwd: import.meta.dirname, env: { ...process.env, ...environment } },
    ),
  )

/** Objects that live long enough to move to the old generation, and are then replaced. */
const churn = `
  const facts = Array.from({ length: 300_000 }, (_, index) => ({ index, text: 'fact ' + index }))
  let most = 0
  for (let round = 0; round < 3_000_000; round++) {
    facts[round % facts.length] = { index: round, text: 'fact ' + round }
    if (round % 30_000 === 0) most = Math.max(most, process.memoryUsage().heapTotal)
  }
  console.log(most / 2 ** 20)`

it('limits the size of a heap whose contents change', () => {
  const free = megabytesOf(churn)
  const small = megabytesOf(`keepHeapSmall()\n${churn}`)
  expect(small).toBeLessThan(free * 0.8)
})

it('keeps the space for new objects small', () => {
  const most = `
    const recent = Array.from({ length: 100_000 })
    let most = 0
    for (let round = 0; round < 3_000_000; round++) {
      recent[round % recent.length] = { round, text: 'fact ' + round }
      if (round % 30_000 > 0) continue
      const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
      most = Math.max(most, young.space_size)
    }
    console.log(most / 2 ** 20)`
  expect(megabytesOf(`keepYoungHeapSmall()\n${most}`)).toBeLessThan(megabytesOf(most) * 0.5)
})

it('gives memory back, even when some objects all over the heap stay alive', () => {
  const [before = 0, after = 0] = [false, true].map((isCollected) =>
    megabytesOf(`
      const facts = Array.from({ length: 600_000 }, (_, index) => ({ index, text: 'fact ' + index }))
      for (let index = 0; index < facts.length; index++) if (index % 5 > 0) facts[index] = null
      if (${isCollected}) collectGarbage()
      // Young objects are in a separate space, whose size depends on the version of Node.
      const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')
      console.log(old.space_size / 2 ** 20)
      globalThis.facts = facts`),
  )
  expect(after).toBeLessThan(before * 0.5)
})

it('makes the bundler take memory only when it needs the memory', () => {
  const bundle = `
    const { rolldown } = await import('rolldown')
    let most = 0
    for (let round = 0; round < 2; round++) {
      const bundle = await rolldown({ input: ['react-dom/client', 'react-dom/server'], platform: 'browser', logLevel: 'silent' })
      await bundle.generate({ minify: true })
      await bundle.close()
      most = Math.max(most, process.memoryUsage.rss() / 2 ** 20)
    }
    // Not \`maxRSS\`: on Linux, a process inherits this value from its parent.
    console.log(most)`
  expect(megabytesOf(bundle, bundlerEnvironment)).toBeLessThan(megabytesOf(bundle) * 0.8)
})

it('collects garbage only when the heap has reached a size', () => {
  const leftAfter = (call: string) =>
    megabytesOf(
      `const place = new WeakRef({ text: 'garbage' })\nawait new Promise(setImmediate)\n${call}\nconsole.log(place.deref() === undefined ? 0 : 1)`,
    )
  expect(leftAfter('collectGarbage(100_000)')).toBe(1)
  expect(leftAfter('collectGarbage(1)')).toBe(0)
})
