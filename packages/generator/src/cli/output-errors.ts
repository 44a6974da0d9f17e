/** The parts of the standard streams that this module needs. */
interface Terminal {
  stdout: Pick<NodeJS.WriteStream, 'on'>
  stderr: Pick<NodeJS.WriteStream, 'on'>
  /** Shows a message if its stream can still be written. */
  say: (message: string) => void
  exit: (status: number) => void
}

/**
 * Ends the program when its output cannot be written, with a message instead of a stack trace. For example, the output
 * goes to a file on a full disk. There is no message when the reading program closes the pipe early (`| head`).
 */
export const endOnOutputErrors = ({ stdout, stderr, say, exit }: Terminal): void => {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') say(`The output could not be written: ${error.message}`)
    exit(1)
  })
  stderr.on('error', () => exit(1))
}
