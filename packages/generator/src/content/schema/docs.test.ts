import { expect, it } from 'vitest'
import { immutableFolders } from '../../model/offline.ts'
import { runImportsPath } from '../../model/run/run-imports.ts'
import { docsSchema } from './docs.ts'

const folders = [...immutableFolders, runImportsPath.slice(1)].map((path) => path.split('/')[0])

it.each([...new Set(folders)])('the documents cannot be below /%s, where the build writes files of its own', (name) => {
  expect(docsSchema.safeParse({ mainDocId: 'a', routeBasePath: name }).success).toBe(false)
  expect(docsSchema.safeParse({ mainDocId: 'a', routeBasePath: `docs/${name}` }).success).toBe(true)
})
