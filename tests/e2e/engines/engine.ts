/** What assistive technology is given for an element: its computed role and name. */
export interface AccessibleNode {
  role: string
  name: string
}

/** A page of any engine, reduced to what a reader does. All addresses are whole. */
export interface EnginePage {
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Runs a function in the page. It takes and returns JSON, and sees nothing of the test. */
  evaluate<Result, Input = undefined>(run: (input: Input) => Result, input?: Input): Promise<Result>
  /** Scrolls to an element and clicks into its middle. */
  click(selector: string): Promise<void>
  /** Presses a key as the browser's protocol names it (`Enter`, `Tab`, `a`), or several: `Control+k`. */
  press(keys: string): Promise<void>
  type(text: string): Promise<void>
  /** Inner size of the window in CSS pixels. */
  resize(size: { width: number; height: number }): Promise<void>
  /** The page as it would be printed: a PDF file. */
  print(): Promise<Uint8Array>
  /** What the engine's accessibility tree has for each element that matches, in document order. Absent where the driver cannot tell. */
  accessibleNodes?(selector: string): Promise<AccessibleNode[]>
}

/** A browser that runs, with one page. */
export interface Engine {
  page: EnginePage
  close(): Promise<void>
}
