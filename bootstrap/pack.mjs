// npm run pack [-- FOLDER]: creates a tarball of each package in dist.packages/, or in another folder.
import { mkdirSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureInstalled, projectRoot, run } from './install.mjs'

ensureInstalled()
const folder = resolve(process.argv[2] ?? `${projectRoot}dist.packages`)
mkdirSync(folder, { recursive: true })
const packages = readdirSync(`${projectRoot}packages`).map((name) => `--workspace=packages/${name}`)
// The scripts of packages from elsewhere stay switched off (.npmrc). Here our own scripts run, which compile the
// packages.
run('npm', ['pack', ...packages, '--ignore-scripts=false', '--pack-destination', folder, '--loglevel=error'])
console.log(`The packages are in ${folder}.`)
