import { expect, it } from 'vitest'
import { numbersInput } from '../player/inputs/numbers.ts'
import { checkFirstPreset } from './check-preset.ts'

const name = { en: 'Example', ru: 'Пример' }
const file = 'components/players/lists/largest.ts'

it('accepts a first preset that the input reads, also one that is made when it is chosen', async () => {
  const input = numbersInput({ most: 3 })
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
  const input = numbersInput({ most: 3 })
  await expect(checkFirstPreset({ input, presets: [{ name, text: '4, x' }] }, file)).rejects.toMatchObject({
    file,
    message: expect.stringMatching(/^The input rejects the first preset "4, x": .*“?x.* Correct the source: .*[^.]\.$/),
  })
})
