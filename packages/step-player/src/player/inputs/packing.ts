import type { InputKind } from '../subject.ts'
import { inputFault } from '../languages.ts'

export interface PackingInput {
  items: { weight: number; value: number }[]
  capacity: number
}

/** Items to pack, as weight and value, and the capacity: `3:4, 4:5, 2:3 in 7`. */
export const packingInput: InputKind<PackingInput> = {
  label: {
    en: 'weight:value of items, “in”, and the capacity',
    ru: 'вес:ценность предметов, «in» и вместимость',
  },
  parse: (text) => {
    const [list = '', room, ...more] = text.split(/\s+in\s+/)
    const capacity = Number(room)
    if (room === undefined || more.length > 0 || !/^\d+$/.test(room.trim())) return inputFault((say) => say.noCapacity)
    if (capacity < 1 || capacity > 14) return inputFault((say) => say.wrongCapacity(capacity))
    const words = list.split(/[\s,]+/).filter((word) => word !== '')
    const wrong = words.find((word) => !/^\d{1,2}:\d{1,3}$/.test(word))
    if (wrong !== undefined) return inputFault((say) => say.notItem(wrong))
    if (words.length === 0 || words.length > 7) return inputFault((say) => say.wrongItems(words.length))
    return {
      value: {
        items: words.map((word) => {
          const [weight = 0, value = 0] = word.split(':').map(Number)
          return { weight, value }
        }),
        capacity,
      },
    }
  },
}
