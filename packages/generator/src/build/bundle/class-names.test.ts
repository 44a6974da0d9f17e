import { expect, it } from 'vitest'
import { classNames } from './class-names.ts'

it('makes short names that begin with a letter, from the file and the class', () => {
  const nameOf = classNames('/here')
  const names = ['/here/src/a.module.css', '/here/src/b.module.css'].flatMap((file) =>
    ['bar', 'text', '0'].map((name) => nameOf(name, file)),
  )
  expect(new Set(names).size).toBe(6)
  for (const name of names) expect(name).toMatch(/^[a-z][\w-]{3}$/i)
})

it('makes the same names wherever the program is installed, and however a module is requested', () => {
  expect(classNames('/there')('bar', '/there/src/a.module.css?used')).toBe(
    classNames('/here')('bar', '/here/src/a.module.css'),
  )
})

it('rejects two classes that get the same name, and names both', () => {
  const nameOf = classNames('/here')
  const many = () => Array.from({ length: 50_000 }, (_, index) => nameOf(`x${index}`, '/here/a.module.css'))
  expect(many).toThrow(
    /^The class \.x\d+ of a\.module\.css would have the same name as \.x\d+ of a\.module\.css: "[\w-]{4}"\. Rename one of them\.$/,
  )
})
