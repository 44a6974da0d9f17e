/**
 * Milliseconds after a change of a file in which another write could leave the same state (times and size): file
 * systems report nanoseconds, but update their times only every few milliseconds. A file that changed more recently
 * never counts as unchanged.
 */
export const freshness = 100
