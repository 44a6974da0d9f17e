/** The streams that a command writes to, as far as this needs them. */
interface Terminal {
  stdout: Pick<NodeJS.WriteStream, 'on'>
  stderr: Pick<NodeJS.WriteStream, 'on'>
  /** Shows a message where there is still somebody to read it. */
  say: (message: string) => void
  exit: (status: number) => void
}

/**
 * Ends the program where its output cannot be written, with a message instead of a stack trace: the file that it goes to
 * lies on a full disk, say. A reader that has enough of the output (`| head`) gets no message.
 */
export const endOnOutputErrors = ({ stdout, stderr, say, exit }: Terminal): void => {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') say(`The output could not be written: ${error.message}`)
    exit(1)
  })
  stderr.on('error', () => exit(1))
}
