import type { EditMessages } from '../kinds/edit.ts'

/** Editors of samples in English. */
export const messages: EditMessages = {
  editor: (name) => `Code editor: ${name}`,
  tools: 'Changed sample',
  run: 'Run',
  reset: 'Reset',
  copy: 'Copy',
  copyLink: 'Copy link',
  leave: 'Tab indents. Press Escape, then Tab, to leave the editor. Ctrl+Enter or ⌘+Enter runs the sample.',
  types: 'Types are removed before the run. They are not checked.',
  fromLink: 'This code comes from the link that you opened. It has not been run.',
  kept: 'This is your change from earlier in this tab.',
  wasReset: 'The sample is as it was.',
  linkCopied: 'Link copied',
  linkShown: 'The clipboard is not available. Copy the link from the address bar.',
  linkTooLong: 'The sample is too long for a link. Copy the code instead.',
  badLink: 'The link to a changed sample is damaged or too long. The page shows its own samples.',
  foreignLink: 'The link leads to a sample that this page does not have, or has changed since.',
  oldBrowser: 'This browser cannot read links to changed samples.',
  close: 'Close',
  phrases: {},
}
