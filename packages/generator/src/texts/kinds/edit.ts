/** The page's texts about editors of samples, in one language. They are loaded when the reader first presses Edit. */
export interface EditMessages {
  /** Name of an editor for screen readers; `name` is a file or a language. */
  editor: (name: string) => string
  /** Name of the group of buttons. */
  tools: string
  run: string
  reset: string
  copy: string
  copyLink: string
  /** Explains how to leave the editor with the keyboard. */
  leave: string
  /** Shown for languages with types. */
  types: string
  fromLink: string
  kept: string
  wasReset: string
  linkCopied: string
  /** The link is in the address bar, but not in the clipboard. */
  linkShown: string
  linkTooLong: string
  /** The link is damaged, or too long. */
  badLink: string
  /** The link is valid, but its sample is not on the page. */
  foreignLink: string
  /** The browser cannot read compressed links. */
  oldBrowser: string
  close: string
  /** Texts of the editor's search, by the English texts. */
  phrases: Readonly<Record<string, string>>
}
