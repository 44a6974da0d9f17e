import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testConfig } from '../packages/generator/src/content/testing/source-documents.ts'

const program = resolve(import.meta.dirname, '..')
const place = mkdtempSync(join(tmpdir(), 'in-work-'))
const root = join(place, 'site')
const temporary = join(place, 'tmp')
afterAll(() => rmSync(place, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}
const check = () =>
  spawnSync(process.execPath, ['bootstrap/run.mjs', 'check', '--root', root], {
    cwd: program,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: temporary },
  })

/** Code that blocks its thread, for some milliseconds or for ever. An endless loop would also use a processor. */
const block = (milliseconds = Infinity) =>
  `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds})`

// Without this stamp, the command would first install the dependencies.
describe.runIf(existsSync(join(program, 'node_modules/.installed-lock')))('a run that is ended', () => {
  it('while it compiles a document names the document, and leaves no file behind', () => {
    mkdirSync(temporary, { recursive: true })
    write('site.config.ts', `export default ${JSON.stringify(testConfig)}`)
    write('content/intro.mdx', '# Intro\n\nText.')
    write('content/second.mdx', '# Second\n\n{process._kill(process.pid, 6)}')
    write('content/third.mdx', '# Third\n\nText.')
    const { status, stderr } = check()
    expect(stderr).toBe(
      'The program was ended by SIGABRT while it compiled content/second.mdx. Take parts out of that document to find the one that does it, and report it.\n',
    )
    expect(status).toBe(1)
    expect(readdirSync(temporary)).toEqual([])
  })

  it('while its thread is blocked, as by an endless loop, handles no signal, but still ends and names the document', async () => {
    write(
      'content/second.mdx',
      `# Second\n\n{(() => { process.on("SIGINT", () => {}); process.stdout.write("caught"); ${block()} })()}`,
    )
    const run = spawn(process.execPath, ['bootstrap/run.mjs', 'check', '--root', root], {
      cwd: program,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    run.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    await once(run.stdout, 'data')
    run.kill('SIGINT')
    const [status] = (await once(run, 'exit')) as [number]
    expect(said).toBe(
      'The program was ended by SIGKILL while it compiled content/second.mdx. Take parts out of that document to find the one that does it, and report it.\n',
    )
    expect(status).toBe(130)
  })

  it('by Ctrl+C after seconds with one document names the document', async () => {
    write(
      'content/second.mdx',
      `# Second\n\n{(() => { ${block(2500)}; process.stdout.write("caught"); ${block()} })()}`,
    )
    const run = spawn(process.execPath, ['bootstrap/run.mjs', 'check', '--root', root], {
      cwd: program,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    run.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    await once(run.stdout, 'data')
    run.kill('SIGINT')
    const [status] = (await once(run, 'exit')) as [number]
    expect(said).toMatch(
      /^The program was stopped after \d+ seconds with content\/second\.mdx\. Look for an endless loop in that document\.\n$/,
    )
    expect(status).toBe(130)
  })

  it('by the time limit reports the document like any other fault', () => {
    write('content/second.mdx', '# Second\n\n{(() => { for (;;); })()}')
    write('content/third.mdx', '# Third\n\n{undefinedName}')
    const { status, stderr } = spawnSync(process.execPath, ['bootstrap/run.mjs', 'check', '--root', root], {
      cwd: program,
      encoding: 'utf8',
      env: { ...process.env, HANDBOOK_DOCUMENT_SECONDS: '1' },
    })
    expect(status).toBe(1)
    expect(stderr).toContain('content/second.mdx:3')
    expect(stderr).toContain('It did not end within 1 s')
    expect(stderr).toContain('undefinedName is not defined')
    write('content/third.mdx', '# Third\n\nText.')
  })

  it('while it does other work names no document', () => {
    write('content/second.mdx', '# Second\n\nText.')
    write('content/sidebars.ts', 'process.kill(process.pid, 6)')
    const { status, stderr } = check()
    expect([status, stderr]).toEqual([1, 'The program was ended by SIGABRT.\n'])
  })

  it('normally prints no such message', () => {
    write('content/sidebars.ts', 'export default { main: ["nothing"] }')
    const { status, stderr } = check()
    expect(status).toBe(1)
    expect(stderr).toContain('"nothing"')
    expect(stderr).not.toContain('was ended')
  })
})
