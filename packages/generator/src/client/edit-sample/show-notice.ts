interface NoticeOptions {
  /** Text of the button. */
  close: string
  /** Language of the texts. */
  lang: string
  /** Removes the message when the article is removed. */
  stop: AbortSignal
  onClose: () => void
}

/** Shows a message above the page until the reader closes it. A new message replaces the last one. */
export const showNotice = (text: string, { close, lang, stop, onClose }: NoticeOptions): void => {
  document.querySelector('.edit-notice')?.remove()
  const notice = document.createElement('div')
  notice.className = 'edit-notice'
  notice.role = 'alert'
  notice.lang = lang
  const paragraph = document.createElement('p')
  const button = document.createElement('button')
  button.textContent = close
  button.addEventListener('click', () => {
    onClose()
    notice.remove()
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
  stop.addEventListener('abort', () => notice.remove())
  // At the beginning of the page, so that Tab reaches the button before all links. Screen readers read aloud what
  // changes in a live region.
  document.body.prepend(notice)
  paragraph.textContent = text
  notice.append(paragraph, button)
}
