// node --import ./bootstrap/typescript.mjs: modules may be TypeScript.
import '../packages/generator/src/loader/typescript.mjs'
