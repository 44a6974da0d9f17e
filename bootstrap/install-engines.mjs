// A stage of npm test: installs Firefox and WebKit where that is possible, and says what is left out where it is not.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { enginePackages, missingEngines } from './engines.mjs'

const packages = missingEngines().flatMap((name) => enginePackages[name])
if (packages.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // Another stage may hold the lock of the package manager.
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  spawnSync('apt-get', [...wait, 'update', '-qq'], options)
  spawnSync('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}
const missing = missingEngines()
console.log(
  missing.length === 0
    ? 'They are installed.'
    : `${missing.join(' and ')} could not be installed, so the tests of tests/e2e/engines do not run there. ` +
        `Debian and Ubuntu have the packages: ${missing.flatMap((name) => enginePackages[name]).join(', ')}.`,
)
