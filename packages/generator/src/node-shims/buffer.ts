// Shim for `node:buffer` in a browser.
import { Buffer } from 'buffer/'

export { Buffer } from 'buffer/'
export const { Blob, File, atob, btoa } = globalThis

export default { Buffer, Blob, File, atob, btoa }
