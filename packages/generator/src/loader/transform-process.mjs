import { readFileSync } from 'node:fs'
import { transformSync } from 'rolldown/utils'

// Compiles the module in the input and prints the result, see transform.mjs.
const { code, map, errors } = transformSync(...JSON.parse(readFileSync(0, 'utf8')))
process.stdout.write(JSON.stringify({ code, map, errors: errors.map(({ loc, message }) => ({ loc, message })) }))
