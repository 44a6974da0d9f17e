// A stage of npm test: installs missing browsers where possible, and reports the browsers that are left out.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser, findTestBrowser, headlessPackage } from './browser.mjs'
import { enginePackages, missingEngines } from './engines.mjs'

/** The headless shell in the version of Debian's Chromium, so that its installation leaves Chromium as it is. */
const headlessShell = () => {
  if (findBrowser() !== '/usr/bin/chromium' || findTestBrowser() !== findBrowser()) return []
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat', '${Version}', 'chromium'], { encoding: 'utf8' })
  return stdout ? [[`${headlessPackage}=${stdout}`]] : []
}

const engines = missingEngines().flatMap((name) => enginePackages[name])
if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // Another stage may hold the lock of the package manager, so this one waits for it.
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  // Separate installations: when one of the packages is unavailable, the others are still installed.
  const installations = [...(engines.length > 0 ? [engines] : []), ...headlessShell()]
  if (installations.length > 0) spawnSync('apt-get', [...wait, 'update', '-qq'], options)
  for (const packages of installations)
    spawnSync('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}
const missing = missingEngines()
console.log(
  missing.length === 0
    ? 'They are installed.'
    : `${missing.join(' and ')} could not be installed, so the tests of tests/e2e/engines do not run there. ` +
        `Debian and Ubuntu have the packages: ${missing.flatMap((name) => enginePackages[name]).join(', ')}.`,
)
