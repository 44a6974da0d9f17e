/** What a race says beside the texts of a player, in one language. */
export interface RaceTexts {
  /** Name of the race. */
  race: string
  firstAlgorithm: string
  secondAlgorithm: string
  /** `10 comparisons` */
  comparisons: (count: number) => string
  /** What a lane shows: `Merge sort after 10 comparisons`. `made` is a text of `comparisons`. */
  picture: (title: string, made: string) => string
  /** `done after 10 comparisons` */
  done: (made: string) => string
}
