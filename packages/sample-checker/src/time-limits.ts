/**
 * How long a sample may take (ms). The limit is far above what samples need, because a busy machine is several times
 * slower.
 */
export const sampleTimeLimit = 60_000

/**
 * How long `waitFor` and `findBy…` of Testing Library keep trying (ms). Their own limit of one second is too short on a
 * busy machine.
 */
export const queryTimeLimit = 15_000
