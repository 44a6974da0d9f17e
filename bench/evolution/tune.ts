/**
 * The table on tuning in the guide `content/guide/shorelark.mdx`: the food of early and of late generations on average,
 * for ten seeds, with the range of the late generations. The numbers are the same on every machine, and take a few
 * minutes: `npx tsx bench/evolution/tune.ts`, or with the beginning of a row's name for some of the rows.
 */
import type { GeneticSettings } from '../../handbook/components/evolution/genetics.ts'
import {
  createWorld,
  defaultSettings,
  runGeneration,
  type WorldSettings,
} from '../../handbook/components/evolution/world.ts'

const genetics = (changed: Partial<GeneticSettings>): Partial<WorldSettings> => ({
  genetics: { ...defaultSettings.genetics, ...changed },
})

const rows: Record<string, Partial<WorldSettings>> = {
  Defaults: {},
  'No mutation': genetics({ mutationChance: 0 }),
  'Mutation of 1%': genetics({ mutationChance: 0.01 }),
  'Mutation of 20%': genetics({ mutationChance: 0.2 }),
  'Mutation of 50%': genetics({ mutationChance: 0.5 }),
  'Mutation of all weights by up to 1': genetics({ mutationChance: 1, mutationStrength: 1 }),
  'No selection: tournament 1, elite 0': genetics({ tournament: 1, elite: 0 }),
  'Tournament 1, elite 1': genetics({ tournament: 1 }),
  'Tournament 1, elite 5': genetics({ tournament: 1, elite: 5 }),
  'Tournament 2': genetics({ tournament: 2 }),
  'Tournament 6': genetics({ tournament: 6 }),
  'Tournament 3, elite 0': genetics({ elite: 0 }),
  'Tournament 3, elite 5': genetics({ elite: 5 }),
  '1 hidden neuron': { hidden: 1 },
  '2 hidden neurons': { hidden: 2 },
  '4 hidden neurons': { hidden: 4 },
  '16 hidden neurons': { hidden: 16 },
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

for (const [name, changed] of Object.entries(rows)) {
  if (!name.startsWith(process.argv[2] ?? '')) continue
  const runs = Array.from({ length: 10 }, (_, index) => {
    const world = createWorld({ ...defaultSettings, ...changed, seed: index + 1 })
    const eaten = Array.from({ length: 40 }, () => runGeneration(world).average)
    return { early: mean(eaten.slice(5, 10)), late: mean(eaten.slice(35, 40)) }
  })
  const late = runs.map(({ late }) => late)
  const [least, most] = [Math.min(...late), Math.max(...late)].map((value) => value.toFixed(1))
  console.log(
    `| ${name} | ${mean(runs.map(({ early }) => early)).toFixed(1)} | ${mean(late).toFixed(1)} | ${least} to ${most} |`,
  )
}
