import { expect, it } from 'vitest'
import { limiter } from './limiter.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it('runs all tasks, never more than the limit at a time, and continues after a failed task', async () => {
  const limited = limiter(2)
  let running = 0
  let most = 0
  const task = (value: number) => async () => {
    most = Math.max(most, ++running)
    for (let turns = value % 3; turns >= 0; turns--) await nextTurn()
    running--
    if (value === 4) throw new Error('four')
    return value
  }
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, value) => limited(task(value))))
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
    0,
    1,
    2,
    3,
    'Error: four',
    5,
    6,
    7,
    8,
  ])
  expect(most).toBe(2)
  expect(await limited(task(1))).toBe(1)
})

it('runs a new task after a task that was already waiting', async () => {
  const limited = limiter(1)
  const log: string[] = []
  const task = (name: string) => async () => {
    log.push(`${name} begins`)
    await nextTurn()
    log.push(`${name} ends`)
  }
  const first = limited(task('a'))
  const waiting = limited(task('b'))
  await first
  await Promise.all([waiting, limited(task('c'))])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})
