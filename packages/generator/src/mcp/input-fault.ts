/** A mistake in what a client asked for. The message names the value and says what is allowed. */
export class InputFault extends Error {
  override readonly name = 'InputFault'
}
