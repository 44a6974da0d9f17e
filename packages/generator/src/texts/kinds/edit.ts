/** What the page says about editors of samples, in one language; it comes with the first press of Edit. */
export interface EditMessages {
  /** Name of an editor for screen readers; `name` is a file or a language. */
  editor: (name: string) => string
  /** Name of the group of buttons. */
  tools: string
  run: string
  reset: string
  copy: string
  copyLink: string
  /** How to leave the editor with the keyboard. */
  leave: string
  /** Said of languages with types. */
  types: string
  fromLink: string
  kept: string
  wasReset: string
  linkCopied: string
  /** The address bar has the link, the clipboard does not. */
  linkShown: string
  linkTooLong: string
  /** The link is damaged, or too large. */
  badLink: string
  /** The link is fine, and its sample is not on the page. */
  foreignLink: string
  /** The browser cannot read compressed links. */
  oldBrowser: string
  close: string
  /** Texts of the editor's search, by the English ones. */
  phrases: Readonly<Record<string, string>>
}
