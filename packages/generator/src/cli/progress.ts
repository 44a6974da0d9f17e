/** Shows the progress of long work. On a terminal, one line is redrawn; elsewhere, each stage gets a plain line. */
export interface Progress {
  update: (stage: string, done?: number, total?: number) => void
  /** Clears the line. */
  end: () => void
}

/** Milliseconds between two drawings of a line when only its counts change. */
const shortest = 50

/**
 * Shows progress on a stream. On a terminal, the line is redrawn every second, with the seconds that the stage has
 * taken. A stage that waits for another process counts nothing, and a person must see that it is still running.
 */
export const createProgress = (stream: NodeJS.WriteStream): Progress => {
  let stage = ''
  let counts = ''
  let [started, drawn] = [0, 0]
  let timer: NodeJS.Timeout | undefined
  const draw = () => {
    drawn = Date.now()
    const seconds = Math.floor((drawn - started) / 1000)
    stream.write(`\r\u001b[2K${stage}${counts || '…'}${seconds > 0 ? ` (${seconds} s)` : ''}`)
  }
  return {
    update: (next, done, total) => {
      const fresh = next !== stage
      stage = next
      if (!stream.isTTY) {
        if (fresh) stream.write(`${next}…\n`)
        return
      }
      if (fresh) started = Date.now()
      counts = done === undefined ? '' : ` ${done}${total === undefined ? '' : `/${total}`}`
      timer ??= setInterval(draw, 1000).unref()
      if (fresh || done === total || Date.now() - drawn >= shortest) draw()
    },
    end: () => {
      clearInterval(timer)
      if (stream.isTTY) stream.write('\r\u001b[2K')
    },
  }
}
