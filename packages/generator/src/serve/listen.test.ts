import { describe, expect, it } from 'vitest'
import { listen } from './listen.ts'

describe('listen', () => {
  it('answers on localhost over IPv4 and, where the machine has it, IPv6', async () => {
    const server = await listen((_request, response) => response.end('here'), { port: 0 })
    expect(server.origin).toBe(`http://localhost:${server.port}`)
    expect(await (await fetch(`http://127.0.0.1:${server.port}`)).text()).toBe('here')
    await server.close()
    await expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow('fetch failed')
  })

  it('names the port that is taken, and what to do', async () => {
    const server = await listen(() => {}, { port: 0 })
    await expect(listen(() => {}, { port: server.port })).rejects.toThrow(
      `Port ${server.port} is already in use. Stop whatever uses it, or choose another port: --port ${server.port + 1}`,
    )
    await server.close()
  })

  it('releases a port that another program uses for the other address', async ({ skip }) => {
    const other = await listen(() => {}, { port: 0, host: '::1' }).catch(() => skip('This machine has no IPv6.'))
    await expect(listen(() => {}, { port: other.port })).rejects.toThrow('is already in use')
    const again = await listen(() => {}, { port: other.port, host: '127.0.0.1' })
    await Promise.all([other.close(), again.close()])
  })

  it('returns an address that a browser can open: that of the host, or localhost for all addresses', async ({
    skip,
  }) => {
    const originFor = async (host: string) => {
      const { origin, port, close } = await listen(() => {}, { port: 0, host })
      await close()
      return origin.replace(`:${port}`, ':port')
    }
    expect([await originFor('127.0.0.1'), await originFor('0.0.0.0')]).toEqual([
      'http://127.0.0.1:port',
      'http://localhost:port',
    ])
    expect(await originFor('::1').catch(() => skip('This machine has no IPv6.'))).toBe('http://[::1]:port')
    expect(await originFor('::')).toBe('http://localhost:port')
  })

  it.each(['no-such-host.invalid', '192.0.2.1'])('reports that %s is not this machine', async (host) => {
    await expect(listen(() => {}, { port: 0, host })).rejects.toThrow(
      `The host "${host}" is not an address of this machine.`,
    )
  })
})
