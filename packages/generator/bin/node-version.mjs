// Read by releases of Node that are too old for the rest of the program.

/** Says that a release of Node is too old, or `undefined`. `version` is as `process.versions.node` has it. */
export const oldNode = (version) => {
  const [major, minor] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return undefined
  return `Dev Handbook needs Node 20.19 or newer; this is v${version}. Install a newer Node (https://nodejs.org) and run the command again.`
}
