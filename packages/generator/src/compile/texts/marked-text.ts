import type { TextPlaces } from '../../model/markdown/text-places.ts'
import type { MarkPlace, Place } from '../../model/markdown/to-markdown.ts'

/** Collects places in a text that is assembled from the inside out. */
export interface PlaceMarks {
  /** Returns the mark for the place. The mark stays in the text until `read` removes it. */
  add: MarkPlace
  /** Returns the text without marks, and the places. */
  read: (marked: string) => { text: string; places: TextPlaces }
}

/** No text contains such a mark, because a document with NUL is refused before its texts are read. */
const pattern = /\0(\d+)\0/g

/** Creates marks for one text. A mark stands at the end of its line. */
export const createPlaceMarks = (): PlaceMarks => {
  const marks: Place[] = []
  return {
    add: (...mark) => `\0${marks.push(mark) - 1}\0`,
    read: (marked) => {
      const places: TextPlaces = { headings: [], blocks: [] }
      let [text, end] = ['', 0]
      for (const found of marked.matchAll(pattern)) {
        text += marked.slice(end, found.index)
        end = found.index + found[0].length
        const mark = marks[Number(found[1])]
        if (mark?.[0] === 'heading') places.headings.push({ id: mark[1], start: text.lastIndexOf('\n') + 1 })
        else if (mark) places.blocks.push({ number: mark[1], code: mark[2], start: text.length })
      }
      return { text: text + marked.slice(end), places }
    },
  }
}
