import { describe, expect, test } from 'vitest'
import { imageSize } from './image-size.ts'

const u16 = (value: number) => [value >> 8, value & 0xff]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xff_ff)]
const text = (value: string) => [...Buffer.from(value, 'latin1')]
const box = (type: string, ...content: number[][]): number[] => [
  ...u32(8 + content.flat().length),
  ...text(type),
  ...content.flat(),
]
const wideBox = (type: string, ...content: number[][]): number[] => [
  ...u32(1),
  ...text(type),
  ...u32(0),
  ...u32(16 + content.flat().length),
  ...content.flat(),
]
const lastBox = (type: string, ...content: number[][]): number[] => [...u32(0), ...text(type), ...content.flat()]

const none = u32(0)
const ispe = (width: number, height: number) => box('ispe', none, u32(width), u32(height))
const brands = box('ftyp', text('mif1'), none, text('mif1avif'))
/** Item 1 is a preview of 26 by 1 pixels, item 2 is the picture. */
const properties = (...more: number[][]) =>
  box('ipco', ispe(26, 1), box('pixi', none, [3, 8, 8, 8]), ispe(258, 3), ...more)
const small = (...ofPicture: number[]) =>
  box('ipma', none, u32(2), u16(1), [2, 1, 0x82], u16(2), [ofPicture.length, ...ofPicture])
const avif = (...parts: number[][]) =>
  Buffer.from(
    [
      brands,
      box('free', [1, 2, 3]),
      box('meta', none, box('hdlr', none), box('pitm', none, u16(2)), box('iprp', ...parts)),
    ].flat(),
  )

describe('AVIF', () => {
  test.each<[string, Buffer]>([
    ['the primary item', avif(properties(), small(0x82, 3))],
    ['an image that is rotated by half a turn', avif(properties(box('irot', [2])), small(2, 3, 0x84))],
    ['an image beside another image that is rotated', avif(properties(box('irot', [1])), small(3))],
    [
      'many properties and wide numbers of items',
      Buffer.from(
        [
          brands,
          box(
            'meta',
            none,
            box('pitm', [1, 0, 0, 0], u32(70_000)),
            box(
              'iprp',
              properties(),
              box(
                'ipma',
                [1, 0, 0, 1],
                u32(2),
                u32(1),
                [2],
                u16(1),
                u16(0x80_02),
                u32(70_000),
                [2],
                u16(0x80_02),
                u16(3),
              ),
            ),
          ),
        ].flat(),
      ),
    ],
    [
      'a box with a long length and a box that extends to the end',
      Buffer.from([
        ...brands,
        ...wideBox('meta', none, box('pitm', none, u16(2)), lastBox('iprp', properties(), small(3))),
        ...lastBox('mdat', [1, 2, 3]),
      ]),
    ],
  ])('has the size of %s', (_, image) => {
    expect(imageSize(image)).toEqual({ width: 258, height: 3 })
  })

  test.each([1, 3])('swaps width and height after %i quarter turns', (turns) => {
    expect(imageSize(avif(properties(box('irot', [turns])), small(3, 0x84)))).toEqual({ width: 3, height: 258 })
  })

  const whole = avif(properties(), small(3))
  test.each<[string, Buffer]>([
    [
      'another format in the same container',
      Buffer.from(whole.toString('latin1').replaceAll('avif', 'heic'), 'latin1'),
    ],
    ['an image that ends early', whole.subarray(0, -1)],
    ['an image whose first box ends in itself', Buffer.from([...u32(7), ...text('ftypavif'), ...whole])],
    ['an image without an extent', avif(properties(), small(2))],
    ['an image without properties', avif(properties(), box('ipma', none, u32(0)))],
    ['an image without a width', avif(box('ipco', ispe(0, 3)), small(1))],
  ])('returns no size for %s', (_, image) => {
    expect(imageSize(image)).toBeUndefined()
  })
})
