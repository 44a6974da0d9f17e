/** Shows a message above the page until the reader closes it. A new one takes the place of the last. */
export const showNotice = (text: string, { close, lang }: { close: string; lang: string }): void => {
  document.querySelector('.edit-notice')?.remove()
  const notice = document.createElement('div')
  notice.className = 'edit-notice'
  notice.role = 'alert'
  notice.lang = lang
  const paragraph = document.createElement('p')
  const button = document.createElement('button')
  button.textContent = close
  button.addEventListener('click', () => notice.remove())
  // A live region speaks about what changes in it.
  document.body.append(notice)
  paragraph.textContent = text
  notice.append(paragraph, button)
}
