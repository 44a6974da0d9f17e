import type { InputKind } from '../subject.ts'

export interface PackingInput {
  items: { weight: number; value: number }[]
  capacity: number
}

/** Things to pack, weight and value, and the room there is: `3:4, 4:5, 2:3 in 7`. */
export const packingInput: InputKind<PackingInput> = {
  label: 'weight:value of things, “in”, and the capacity',
  parse: (text) => {
    const example = 'Write them like this: 3:4, 4:5, 2:3 in 7'
    const [list = '', room, ...more] = text.split(/\s+in\s+/)
    const capacity = Number(room)
    if (room === undefined || more.length > 0 || !/^\d+$/.test(room.trim()))
      return { fault: `There is no capacity. ${example}` }
    if (capacity < 1 || capacity > 14) return { fault: `The capacity is ${capacity}. Give one from 1 to 14.` }
    const words = list.split(/[\s,]+/).filter((word) => word !== '')
    const wrong = words.find((word) => !/^\d{1,2}:\d{1,3}$/.test(word))
    if (wrong !== undefined) return { fault: `“${wrong}” is not a weight and a value. ${example}` }
    if (words.length === 0 || words.length > 7) return { fault: `There are ${words.length} things. Give 1 to 7.` }
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
