import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { bundlerEnvironment } from './small-heap.ts'

const loader = new URL('../../../../bootstrap/typescript.mjs', import.meta.url).href
const module = JSON.stringify(new URL('./small-heap.ts', import.meta.url).href)

/** Runs a script in a process of its own and returns the number of megabytes that it prints. */
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

/** Facts that live long enough to be moved among the old ones, and are replaced then. */
const churn = `
  const facts = Array.from({ length: 300_000 }, (_, index) => ({ index, text: 'fact ' + index }))
  let most = 0
  for (let round = 0; round < 3_000_000; round++) {
    facts[round % facts.length] = { index: round, text: 'fact ' + round }
    if (round % 30_000 === 0) most = Math.max(most, process.memoryUsage().heapTotal)
  }
  console.log(most / 2 ** 20)`

it('keeps a heap smaller whose contents change', () => {
  const free = megabytesOf(churn)
  const small = megabytesOf(`keepHeapSmall()\n${churn}`)
  expect(small).toBeLessThan(free * 0.8)
})

it('keeps the part for new objects small', () => {
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

it('gives memory back, also where some of what lies everywhere lives on', () => {
  const [before = 0, after = 0] = [false, true].map((isCollected) =>
    megabytesOf(`
      const facts = Array.from({ length: 600_000 }, (_, index) => ({ index, text: 'fact ' + index }))
      for (let index = 0; index < facts.length; index++) if (index % 5 > 0) facts[index] = null
      if (${isCollected}) collectGarbage()
      // What is young is in a space of its own, whose size differs from one version of Node to the next.
      const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')
      console.log(old.space_size / 2 ** 20)
      globalThis.facts = facts`),
  )
  expect(after).toBeLessThan(before * 0.5)
})

it('has the bundler take memory when it needs it', () => {
  const bundle = `
    const { rolldown } = await import('rolldown')
    let most = 0
    for (let round = 0; round < 2; round++) {
      const bundle = await rolldown({ input: ['react-dom/client', 'react-dom/server'], platform: 'browser', logLevel: 'silent' })
      await bundle.generate({ minify: true })
      await bundle.close()
      most = Math.max(most, process.memoryUsage.rss() / 2 ** 20)
    }
    // Not \`maxRSS\`: on Linux, a process begins with that of the process that has started it.
    console.log(most)`
  expect(megabytesOf(bundle, bundlerEnvironment)).toBeLessThan(megabytesOf(bundle) * 0.8)
})
