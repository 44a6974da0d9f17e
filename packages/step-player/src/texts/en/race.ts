import type { RaceTexts } from '../kinds/race.ts'

export const texts: RaceTexts = {
  race: 'A race of two algorithms',
  firstAlgorithm: 'First algorithm',
  secondAlgorithm: 'Second algorithm',
  comparisons: (count) => `${count} comparison${count === 1 ? '' : 's'}`,
  picture: (title, made) => `${title} after ${made}`,
  done: (made) => `done after ${made}`,
}
