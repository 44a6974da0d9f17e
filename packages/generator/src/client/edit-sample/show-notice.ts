/** Shows a message above the page until the reader closes it. A new message replaces the last one. */
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
  // Screen readers read aloud what changes in a live region.
  document.body.append(notice)
  paragraph.textContent = text
  notice.append(paragraph, button)
}
