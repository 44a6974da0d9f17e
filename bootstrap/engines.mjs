// Firefox and WebKit for the browser tests.
import { findFirefox, findWebKit } from '../packages/sample-checker/src/find-engines.mjs'

export { findFirefox, findWebKit }

/** The Debian packages of each engine, for messages about missing engines. */
export const enginePackages = { Firefox: ['firefox-esr'], WebKit: ['webkit2gtk-driver', 'xvfb'] }

/** Names of the engines that are not installed. */
export const missingEngines = () =>
  Object.keys(enginePackages).filter((name) => !(name === 'Firefox' ? findFirefox() : findWebKit()))
