import { expect, it } from 'vitest'
import { putRunButtons, runButton } from './run-buttons.ts'

const html = `<figure>${runButton(0, 'Run')}</figure><figure>${runButton(12, 'Запустить')}</figure>`

it('leaves the buttons of samples that run, with what runs them', () => {
  expect(putRunButtons(html, () => new Map([[12, 'browser']]))).toBe(
    '<figure></figure><figure><button class="code-run" data-run="browser" hidden>Запустить</button></figure>',
  )
})

it('asks nothing where there is no button', () => {
  const fail = () => {
    throw new Error('asked')
  }
  expect(putRunButtons('<p>no code</p>', fail)).toBe('<p>no code</p>')
})
