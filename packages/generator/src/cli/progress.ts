/** Shows how far long work is: one line that is redrawn on a terminal, a plain line for each stage elsewhere. */
export interface Progress {
  update: (stage: string, done?: number, total?: number) => void
  /** Clears the line. */
  end: () => void
}

/** Progress on a stream. Redraws at most every 50 ms. */
export const createProgress = (stream: NodeJS.WriteStream): Progress => {
  let stage = ''
  let drawn = 0
  return {
    update: (next, done, total) => {
      const fresh = next !== stage
      stage = next
      if (!stream.isTTY) {
        if (fresh) stream.write(`${next}…\n`)
        return
      }
      if (!fresh && done !== total && Date.now() - drawn < 50) return
      drawn = Date.now()
      stream.write(`\r\u001b[2K${next}${total ? ` ${done}/${total}` : '…'}`)
    },
    end: () => {
      if (stream.isTTY) stream.write('\r\u001b[2K')
    },
  }
}
