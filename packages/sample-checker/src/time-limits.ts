/** How long a sample may take (ms): far longer than any needs, because a busy machine is several times slower. */
export const sampleTimeLimit = 60_000

/** How long `waitFor` and `findBy…` of Testing Library go on asking (ms); their own second is too short on such a machine. */
export const queryTimeLimit = 15_000
