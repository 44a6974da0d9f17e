import { editTexts } from '../../texts/edit-texts.ts'
import { reveal } from '../navigation/reveal.ts'
import { savedPlace } from '../navigation/saved-place.ts'
import { scrollToElement } from '../navigation/scroll-position.ts'
import { copyText } from '../ui/copy-text.ts'
import { readEditables, type Editable } from './editable.ts'
import './edit-styles.ts'
import { keepChange, type KeptChange, readChanges } from './kept-changes.ts'
import { type OpenEditor, openEditor } from './open-editor.ts'
import { linkPrefix, readLink, writeLink } from './share-link.ts'
import { showNotice } from './show-notice.ts'

const langOf = (element: Element): string => element.closest<HTMLElement>('[lang]')?.lang ?? ''

/** Removes the link to a changed sample from the address. */
const forgetLink = (): void => {
  if (location.hash.startsWith(linkPrefix)) history.replaceState(history.state, '', location.pathname + location.search)
}

/** The open editors, by the root of their sample. */
const open = new WeakMap<HTMLElement, OpenEditor>()

/** Opens the editor of a sample, or returns its open editor. The editor closes when its article is removed. */
const editorOf = (editable: Editable, stop: AbortSignal): OpenEditor => {
  const { root, id, originals } = editable
  const path = location.pathname
  const found = open.get(root)
  if (found) return found
  const texts = editTexts(langOf(root))
  const keep = () => {
    const codes = editor.codes()
    const link = readChanges(path).get(id)?.link
    const isOriginal = codes.every((code, index) => code === originals[index])
    keepChange(path, id, isOriginal && link === undefined ? undefined : { codes, ...(link !== undefined && { link }) })
  }
  const editor = openEditor(editable, {
    texts,
    onChange: keep,
    onReset: () => {
      editor.setCodes(originals)
      editor.setFromLink(false)
      keepChange(path, id, undefined)
      forgetLink()
      root.querySelector<HTMLElement>(':scope > .run-panel .run-close')?.click()
      editor.focus()
      editor.say(texts.wasReset)
    },
    onCopyLink: () => {
      const made = writeLink({ id, codes: editor.codes() })
      const address = made.then((payload) => {
        if (payload === undefined) throw new RangeError(texts.linkTooLong)
        return location.href.replace(/#.*/, '') + linkPrefix + payload
      })
      address.catch(() => {})
      void copyText(address).then(async (isCopied) => {
        const payload = await made
        if (payload === undefined) return editor.say(texts.linkTooLong)
        history.replaceState(history.state, '', linkPrefix + payload)
        keepChange(path, id, { codes: editor.codes(), link: payload })
        editor.say(isCopied ? texts.linkCopied : texts.linkShown)
      })
    },
  })
  open.set(root, editor)
  stop.addEventListener('abort', () => {
    editor.close()
    open.delete(root)
  })
  return editor
}

/** Opens the editor of the sample of a pressed Edit button, with the focus in it. */
export const editSample = (button: HTMLElement, stop: AbortSignal): void => {
  const editable = readEditables(button.closest('article') ?? document.body).get(button)
  if (!editable || stop.aborted) return
  resumeEdit(editable, stop)
  editorOf(editable, stop).focus()
}

/** Opens a sample that the reader has changed in this tab, unless it is open. */
const resumeEdit = (editable: Editable, stop: AbortSignal): void => {
  const change = readChanges(location.pathname).get(editable.id)
  if (change && !open.has(editable.root)) showChange(editorOf(editable, stop), { editable, change })
}

/** Opens the samples that the reader has changed in this tab, and the sample of a link. Runs no code. */
export const resumeEdits = async (
  article: HTMLElement,
  { hash, stop }: { hash: string; stop: AbortSignal },
): Promise<void> => {
  const editables = [...readEditables(article).values()]
  if (stop.aborted) return
  for (const editable of editables) resumeEdit(editable, stop)
  if (hash.startsWith(linkPrefix)) await openLink(hash.slice(linkPrefix.length), { article, editables, stop })
}

/** Puts a change into an editor, and shows where the change comes from. */
const showChange = (editor: OpenEditor, { editable, change }: { editable: Editable; change: KeptChange }): void => {
  const texts = editTexts(langOf(editable.root))
  editor.setCodes(change.codes)
  // The editor has kept this text as the reader's change.
  keepChange(location.pathname, editable.id, change)
  editor.setFromLink(change.link !== undefined)
  editor.setOrigin(change.foreign ? texts.fromLink : texts.kept)
}

interface LinkOptions {
  article: HTMLElement
  editables: readonly Editable[]
  stop: AbortSignal
}

const openLink = async (payload: string, { article, editables, stop }: LinkOptions): Promise<void> => {
  const texts = editTexts(langOf(article))
  const fail = (text: string) =>
    showNotice(text, { close: texts.close, lang: langOf(article), stop, onClose: forgetLink })
  const shared = await readLink(payload)
  if (stop.aborted) return
  if (shared === 'broken') return fail(texts.badLink)
  if (shared === 'unsupported') return fail(texts.oldBrowser)
  const editable = editables.find(({ id, blocks }) => id === shared.id && blocks.length === shared.codes.length)
  if (!editable) return fail(texts.foreignLink)
  // The tab has a newer change that the reader made to the sample of this link.
  const isKept = readChanges(location.pathname).get(editable.id)?.link === payload
  const editor = editorOf(editable, stop)
  if (!isKept) showChange(editor, { editable, change: { codes: shared.codes, link: payload, foreign: true } })
  // After Back or a reload, the page is at the reader's last place.
  if (savedPlace()) return
  reveal(editable.root)
  scrollToElement(editable.root)
}
