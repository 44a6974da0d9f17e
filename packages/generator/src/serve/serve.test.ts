import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveSite } from './serve.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'handbook-serve-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Puts a build in the place of the last one, as a build does at its end. */
const publish = async ({
  text,
  policy,
  baseUrl = '/',
}: {
  text: string
  policy: string
  baseUrl?: string
}): Promise<void> => {
  const next = join(root, 'dist.next')
  await mkdir(next)
  await writeFile(join(next, 'index.html'), text)
  await writeFile(join(next, 'manifest.webmanifest'), JSON.stringify({ scope: baseUrl }))
  await writeFile(
    join(next, 'vercel.json'),
    JSON.stringify({ headers: [{ headers: [{ key: 'Content-Security-Policy', value: policy }] }] }),
  )
  await rm(join(root, 'dist'), { recursive: true, force: true })
  await rename(next, join(root, 'dist'))
}

describe('the preview server', () => {
  it('serves a build that is published meanwhile, with that build’s headers and base', async () => {
    await publish({ text: 'first', policy: "script-src 'sha256-1'" })
    const { origin, address, close } = await serveSite({ root, port: 0 })
    expect(address).toBe(origin)
    const get = async (path: string) => {
      const response = await fetch(new URL(path, origin))
      return [response.status, await response.text(), response.headers.get('content-security-policy')]
    }
    try {
      expect(await get('/')).toEqual([200, 'first', "script-src 'sha256-1'"])
      await publish({ text: 'second', policy: "script-src 'sha256-2'" })
      expect(await get('/')).toEqual([200, 'second', "script-src 'sha256-2'"])
      await publish({ text: 'third', policy: "script-src 'sha256-3'", baseUrl: '/book/' })
      expect(await get('/book/')).toEqual([200, 'third', "script-src 'sha256-3'"])
      await rm(join(root, 'dist'), { recursive: true })
      expect((await get('/book/'))[0]).toBe(404)
    } finally {
      await close()
    }
  })

  it('works as before when the folder in the place of a build cannot be read', async () => {
    await publish({ text: 'first', policy: "script-src 'sha256-1'" })
    const { origin, close } = await serveSite({ root, port: 0 })
    try {
      await writeFile(join(root, 'dist/manifest.webmanifest'), '{')
      const response = await fetch(origin, { signal: AbortSignal.timeout(5_000) })
      expect([response.status, await response.text(), response.headers.get('content-security-policy')]).toEqual([
        200,
        'first',
        "script-src 'sha256-1'",
      ])
    } finally {
      await close()
    }
  })

  it('says what to do before the first build', async () => {
    await expect(serveSite({ root, port: 0 })).rejects.toThrow('Run "npm run build" first.')
  })
})
