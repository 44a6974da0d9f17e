import type { PrintedValue, RunTable } from '../../model/run/run-message.ts'

/** Creates an element with a class and a text. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text?: string,
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

/**
 * Shows a value. If it contains other values, a reader can expand it. The content is created when the value is
 * expanded.
 */
export const printedValue = ({ text, kind, items }: PrintedValue): HTMLElement => {
  if (!items) return element('span', `run-${kind}`, text)
  const details = element('details', 'run-value')
  details.append(element('summary', '', text))
  details.addEventListener(
    'toggle',
    () => {
      const list = element('ul', '')
      for (const [key, value] of items) {
        const item = element('li', '')
        item.append(element('span', 'run-key', `${key}: `), printedValue(value))
        list.append(item)
      }
      details.append(list)
    },
    { once: true },
  )
  return details
}

/** Shows the table of `console.table`. */
export const printedTable = ({ columns, rows }: RunTable): HTMLTableElement => {
  const table = element('table', '')
  const head = table.createTHead().insertRow()
  for (const name of columns) head.append(element('th', '', name))
  const body = table.createTBody()
  for (const cells of rows) {
    const row = body.insertRow()
    for (const cell of cells) row.insertCell().textContent = cell
  }
  return table
}
