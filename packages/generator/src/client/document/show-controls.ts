import { showControl } from '../ui/show-control.ts'

/**
 * Shows the controls of an article's code. The names of the buttons contain the number of their block and the heading
 * above it (“Run 7: Conditions”), because a list of buttons would otherwise repeat one name.
 */
export const showControls = (article: HTMLElement): void => {
  let heading = ''
  let number = 0
  for (const element of article.querySelectorAll<HTMLElement>(
    'h2,h3,pre,.demo,.code-buttons>button,.demo-code>button,[data-copy-file]',
  )) {
    const { localName, textContent } = element
    if (localName === 'button') {
      showControl(element)
      element.ariaLabel = `${textContent} ${number}: ${heading}`
    } else if (localName[0] === 'h') heading = textContent
    else number++
  }
}
