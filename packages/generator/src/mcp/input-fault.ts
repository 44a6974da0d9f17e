/** A mistake in a client's request. The message names the value and says what is allowed. */
export class InputFault extends Error {
  override readonly name = 'InputFault'
}
