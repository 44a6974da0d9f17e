/** Texts of a race, in one language, in addition to the texts of a player. */
export interface RaceTexts {
  /** Name of the race. */
  race: string
  firstAlgorithm: string
  secondAlgorithm: string
  /** `10 comparisons` */
  comparisons: (count: number) => string
  /** Name of a lane's picture: `Merge sort after 10 comparisons`. `made` is a text of `comparisons`. */
  picture: (title: string, made: string) => string
  /** `done after 10 comparisons` */
  done: (made: string) => string
}
