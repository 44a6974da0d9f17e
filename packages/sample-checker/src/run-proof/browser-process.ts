import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

/** Ends a program with every process that it has started: the program leads its own process group. */
const kill = ({ pid, exitCode, signalCode }: ChildProcess): void => {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    // Windows has no process groups. A browser's other processes end with its first one.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}

const killAll = (): void => running.forEach(kill)
const endings = [
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const
const exits = endings.map(([signal, status]) => [signal, () => process.exit(status)] as const)

/** Browsers have process groups of their own, so a signal for this process would leave them running. */
const followThisProcess = (isOn: boolean): void => {
  const change = isOn ? 'on' : 'off'
  process[change]('exit', killAll)
  for (const [signal, exit] of exits) process[change](signal, exit)
}

/**
 * Ends a started process when this process exits, or gets a signal to end. Returns a function that ends it earlier. The
 * process must lead its own process group (`detached`).
 */
export const endWithThisProcess = (child: ChildProcess): (() => Promise<void>) => {
  const ended = once(child, 'exit')
  ended.catch(() => {})
  if (running.size === 0) followThisProcess(true)
  running.add(child)
  return async () => {
    kill(child)
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) await ended
    if (running.delete(child) && running.size === 0) followThisProcess(false)
  }
}

/**
 * Starts a browser without a connection to it. Resolves to a function that ends the browser. Rejects when the program
 * cannot be started.
 */
export const startBrowser = async (
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> => {
  const browser = spawn(program, args, { stdio: 'ignore', detached: true, env: { ...process.env, ...environment } })
  const end = endWithThisProcess(browser)
  try {
    await once(browser, 'spawn')
  } catch (error) {
    await end()
    throw error
  }
  return end
}
