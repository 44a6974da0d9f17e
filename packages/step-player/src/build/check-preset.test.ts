import { expect, it } from 'vitest'
import type { InputKind } from '../player/subject.ts'
import { checkFirstPreset } from './check-preset.ts'

const name = { en: 'Example', ru: 'Пример' }
/** An input that accepts only words of digits. */
const input: InputKind<unknown> = {
  label: name,
  parse: (text) =>
    /^[\d, ]+$/.test(text) ? { value: text } : { fault: () => Promise.resolve('“x” is not a whole number.') },
}
const file = 'components/players/lists/largest.ts'

it('accepts a first preset that the input reads, also one that is made when it is chosen', async () => {
  await checkFirstPreset({ input, presets: [{ name, text: '4, 8' }] }, file)
  await checkFirstPreset(
    {
      input,
      presets: [
        { name, text: () => '4, 8' },
        { name, text: 'x' },
      ],
    },
    file,
  )
})

it('names the file, the preset and the reason when the input rejects it', async () => {
  await expect(checkFirstPreset({ input, presets: [{ name, text: '4, x' }] }, file)).rejects.toMatchObject({
    file,
    message: expect.stringContaining(
      'The input rejects the first preset "4, x": “x” is not a whole number. Correct the source:',
    ),
  })
})
