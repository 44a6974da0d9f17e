import type { Random } from './random.ts'

export interface GeneticSettings {
  /** Number of rivals for each place of a parent. With 1, the parent is random. */
  tournament: number
  /** Number of the best birds that pass into the next generation unchanged. */
  elite: number
  /** Chance that a gene mutates, from 0 to 1. */
  mutationChance: number
  /** A mutation adds a number between −strength and strength. */
  mutationStrength: number
}

/** A list of genes, with the score of its owner. */
export interface Scored {
  genes: readonly number[]
  score: number
}

/** Returns as many children as there are parents. */
export const breed = (parents: readonly Scored[], settings: GeneticSettings, random: Random): (readonly number[])[] => {
  const children = parents
    .toSorted((a, b) => b.score - a.score)
    .slice(0, settings.elite)
    .map(({ genes }) => genes)
  while (children.length < parents.length) {
    const mother = select(parents, settings.tournament, random)
    const father = select(parents, settings.tournament, random)
    children.push(mutate(cross(mother, father, random), settings, random))
  }
  return children
}

/** Returns the genes of the best of `tournament` random parents. */
export const select = (parents: readonly Scored[], tournament: number, random: Random): readonly number[] => {
  let best: Scored | undefined
  for (let drawn = 0; drawn < Math.max(1, tournament); drawn++) {
    const rival = parents[Math.floor(random() * parents.length)]
    if (rival && (!best || rival.score > best.score)) best = rival
  }
  return best?.genes ?? []
}

/** Returns genes, each from a random one of the two parents. */
export const cross = (mother: readonly number[], father: readonly number[], random: Random): number[] =>
  mother.map((gene, index) => (random() < 0.5 ? gene : (father[index] ?? gene)))

/** Returns the genes with some of them changed. */
export const mutate = (
  genes: readonly number[],
  { mutationChance, mutationStrength }: GeneticSettings,
  random: Random,
): number[] => genes.map((gene) => (random() < mutationChance ? gene + (random() * 2 - 1) * mutationStrength : gene))
