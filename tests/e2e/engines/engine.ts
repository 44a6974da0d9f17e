/** The data of an element for assistive technology: its computed role and name. */
export interface AccessibleNode {
  role: string
  name: string
}

/** A page of any engine, reduced to the actions of a reader. All addresses are complete. */
export interface EnginePage {
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /**
   * Runs a function in the page. The input and the result must be JSON, and the function cannot use variables of the
   * test.
   */
  evaluate<Result, Input = undefined>(run: (input: Input) => Result, input?: Input): Promise<Result>
  /** Scrolls to an element and clicks into its middle. */
  click(selector: string): Promise<void>
  /** Presses a key, by its name in the browser's protocol (`Enter`, `Tab`, `a`), or several keys: `Control+k`. */
  press(keys: string): Promise<void>
  type(text: string): Promise<void>
  /** Inner size of the window in CSS pixels. */
  resize(size: { width: number; height: number }): Promise<void>
  /** Prints the page to a PDF file. */
  print(): Promise<Uint8Array>
  /**
   * Nodes of the engine's accessibility tree for the matching elements, in document order. Absent when the driver has
   * no command for it.
   */
  accessibleNodes?(selector: string): Promise<AccessibleNode[]>
}

/** A running browser with one page. */
export interface Engine {
  page: EnginePage
  close(): Promise<void>
}
