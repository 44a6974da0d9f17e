/** Limits of a test in milliseconds. They only end what hangs, so no test has a shorter one of its own. */
export const timeLimits = {
  /**
   * On busy machines, a preparation that loads the generator took over 10 s, tests that compute for 6 s took over 60 s,
   * and a test that bundles twice took over 180 s.
   */
  unit: 300_000,
  /** Ten times what the longest test needs on two idle cores: axe on a large page is work. */
  browser: 180_000,
}
