// node --import ./bootstrap/typescript.mjs: allows modules in TypeScript.
import '../packages/generator/src/loader/typescript.mjs'
