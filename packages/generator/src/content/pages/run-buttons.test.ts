import { expect, it } from 'vitest'
import { putRunButtons, runButtons } from './run-buttons.ts'

const html = `<figure>${runButtons(0, { run: 'Run', edit: 'Edit' })}</figure><figure>${runButtons(12, { run: 'Запустить', edit: 'Изменить' })}</figure>`

it('leaves the buttons of samples that run, with what runs them', () => {
  expect(putRunButtons(html, () => new Map([[12, 'browser']]))).toBe(
    '<figure></figure><figure><button class="code-run" data-run="browser" hidden>Запустить</button><button class="code-edit" data-edit hidden>Изменить</button></figure>',
  )
})

it('asks nothing where there is no button', () => {
  const fail = () => {
    throw new Error('asked')
  }
  expect(putRunButtons('<p>no code</p>', fail)).toBe('<p>no code</p>')
})
