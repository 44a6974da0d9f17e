import { expect, it } from 'vitest'
import { definedClasses, isUtility, usedClasses } from './utility-classes.ts'

it.each([
  'mt-4',
  '-mx-2.5',
  'p-px',
  'gap-x-2',
  'w-full',
  'w-1/2',
  'max-w-lg',
  'h-[20px]',
  'md:grid',
  'hover:underline',
  'group-hover:text-white',
  'data-[open]:flex',
  '!md:mt-0',
  'text-lg',
  'text-center',
  'text-gray-500',
  'bg-black/50',
  'font-semibold',
  'flex-col',
  'items-center',
  'justify-between',
  'grid-cols-3',
  'col-span-2',
  'rounded-lg',
  'rounded-t-xl',
  'shadow-md',
  'leading-6',
  'z-10',
  'overflow-x-auto',
  'd-flex',
  'col-md-6',
  'text--center',
  'margin-bottom--lg',
  'col--6',
  'button--primary',
  'card__header',
])('recognizes %s as a utility', (name) => expect(isUtility(name)).toBe(true))

it.each([
  'flex',
  'grid',
  'hidden',
  'card',
  'row',
  'container',
  'button',
  'badge',
  'note',
  'text-muted-note',
  'badge_a1b2c3',
  'language-ts',
  'code-block',
  'task-list-item',
  'sr-only',
  'heading-anchor',
  'admonition-title',
  'token-line',
  'footnotes',
  'my-component',
  'size-chart',
  'top-bar',
  'left-column',
  'w-icon',
  'order-list',
  'font-face',
  'col',
  'post__title',
])('does not count %s as a utility', (name) => expect(isUtility(name)).toBe(false))

it('reads the classes that a style sheet defines, including escaped classes and parts', () => {
  const isDefined = definedClasses(
    String.raw`.md\:grid{display:grid} a.mt-4:hover,.w-1\/2>b{} [class*='col-']{} .p-2\.5{} .größe{}`,
  )
  const names = ['md:grid', 'mt-4', 'w-1/2', 'col-md-6', 'p-2.5', 'größe', 'mt', 'grid', 'p-2']
  expect(names.filter(isDefined)).toEqual(['md:grid', 'mt-4', 'w-1/2', 'col-md-6', 'p-2.5', 'größe'])
})

it('reads the classes of elements, and ignores text', () => {
  const html = '<p class="a b"><b id="x" class="c">&lt;i class="d"></b> class="e"</p><i data-x=\'{}\' class="a"></i>'
  expect([...usedClasses(html)]).toEqual(['a', 'b', 'c'])
})
