import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

let last: { id: string; module: Promise<unknown> } | undefined

/**
 * Imports the entry of a bundle for the server. Node imports only files, so the files are written to a temporary folder
 * of the system during the import. This way the imported files are the checked files. `id` identifies the content: the
 * same bundle is imported once.
 */
export const importServer = (id: string, files: ReadonlyMap<string, Uint8Array>): Promise<unknown> => {
  if (last?.id !== id) last = { id, module: importFiles(files) }
  return last.module
}

const importFiles = async (files: ReadonlyMap<string, Uint8Array>): Promise<unknown> => {
  const folder = await mkdtemp(join(tmpdir(), 'handbook-server-'))
  try {
    for (const [path, content] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    return await import(pathToFileURL(join(folder, 'entry-server.js')).href)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
