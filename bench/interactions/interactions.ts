import type { Hand } from './hand.ts'

/** An action of a reader, and the pages on which it is measured. */
export interface Interaction {
  name: string
  /** Pages by their paths below `/docs/`. */
  pages: readonly string[]
  /** Width of the window in pixels. Absent: 1,280. */
  width?: number
  /** Prepares the page before each input. Not measured. */
  prepare?: (hand: Hand) => Promise<void>
  /** The input: a press on the element that a selector finds, or a key. */
  input: { press: string } | { key: string }
  /** Restores the page for the next input. Not measured. */
  restore?: (hand: Hand) => Promise<void>
}

export const medianPage = 'guide/docker'
export const heaviestPage = 'other/js-questions'
const both = [medianPage, heaviestPage]
const searchButton = 'header [data-search]'

const isThere = (hand: Hand, selector: string): Promise<boolean> =>
  hand.evaluate(`document.querySelector('${selector}') !== null`)

/** Opens the search unless it is open, and puts a text into its field. */
const openSearch = async (hand: Hand, text: string): Promise<void> => {
  if (!(await isThere(hand, '.search-field'))) await hand.click(searchButton)
  await hand.waitFor('document.querySelector(".search-field") === document.activeElement')
  await hand.evaluate('document.activeElement.select()')
  await hand.key('Backspace')
  await hand.type(text)
  if (text) await hand.waitFor('document.querySelector(".search-list .search-option")')
}

const closeDialog = async (hand: Hand): Promise<void> => {
  await hand.key('Escape')
  await hand.waitFor('!document.querySelector("dialog:modal, dialog:popover-open")')
}

/** A control that opens a part of the page, and closes it again with the same press. */
const toggled = (selector: string) => ({ press: selector, close: (hand: Hand) => hand.press() })

const branch = toggled('[data-control=sidebar-category][aria-expanded=false]')
const fold = toggled('article details:not([open]) > summary')

/** One page for each kind of picture that players draw. */
const stages: Readonly<Record<string, string>> = {
  bars: 'sort/merge-sort',
  cells: 'search/binary-search',
  complex: 'math/complex-numbers',
  graph: 'graph/dijkstra',
  grid: 'strings/levenshtein-distance',
  heap: 'sort/heap-sort',
  list: 'linked-list/reversal',
  plane: 'machine-learning/k-means',
  tiles: 'math/euclidean-algorithm',
  tree: 'tree/depth-first-traversal',
  race: 'sort',
}

const live = '[data-island][data-alive] .controls'

/** Hydrates the first island of a page. */
const wake = async (hand: Hand, part: string): Promise<void> => {
  await hand.evaluate('document.querySelector("[data-island]").scrollIntoView({ block: "center" })')
  await hand.waitFor(`document.querySelector('[data-island][data-alive] ${part}')`)
}

/** Steps forward. After the last step, the player returns to the first. */
const steps = Object.entries(stages).map(([stage, page]): Interaction => ({
  name: `step of a player: ${stage}`,
  pages: [`algorithms-data-structures/algorithms/${page}`],
  prepare: async (hand) => {
    await hand.evaluate('document.querySelector("[data-island]").scrollIntoView({ block: "center" })')
    await hand.waitFor(`document.querySelector('${live}')`)
    if (await hand.evaluate<boolean>(`document.querySelector('${live} [aria-label="Step forward"]').disabled`))
      await hand.click(`${live} [aria-label="Restart"]`)
  },
  input: { press: `${live} [aria-label="Step forward"]` },
}))

/** Shows the next question of the practice mode. After the new questions of a day, asks for more of them. */
const practise = async (hand: Hand): Promise<void> => {
  if (!(await isThere(hand, 'dialog.practice'))) await hand.click('[data-control=answers]:not([data-answers])')
  await hand.waitFor('document.querySelector(".practice-show, .practice-done button")')
  if (await isThere(hand, '.practice-done')) await hand.click('.practice-done button')
  await hand.waitFor('document.querySelector(".practice-show")')
}

const questionPages = ['other/css-questions', heaviestPage]

/** All measured interactions, in the order of the report. */
export const interactions: readonly Interaction[] = [
  { name: 'open the search', pages: both, input: { press: searchButton }, restore: closeDialog },
  {
    name: 'type a letter into the search',
    pages: both,
    prepare: (hand) => openSearch(hand, 'do'),
    input: { key: 'c' },
  },
  {
    name: 'open a result',
    pages: both,
    prepare: (hand) => openSearch(hand, 'generics'),
    input: { press: '.search-list .search-option' },
    restore: (hand) => hand.waitFor('!document.querySelector("dialog:modal, dialog:popover-open")'),
  },
  { name: 'toggle the colour mode', pages: both, input: { press: '[data-control=color-mode]' } },
  { name: 'open a branch of the sidebar', pages: both, input: branch, restore: branch.close },
  {
    name: 'open the mobile menu',
    pages: both,
    width: 390,
    input: { press: 'header [popovertarget=mobile-menu]' },
    restore: closeDialog,
  },
  { name: 'open a fold', pages: ['guide/ts', heaviestPage], input: fold, restore: fold.close },
  {
    name: 'switch tabs',
    pages: ['cheatsheet/webpack'],
    input: { press: '.tabs > .tab:not(:has(:checked))' },
  },
  ...steps,
  {
    name: 'step of the evolution',
    pages: ['guide/shorelark'],
    prepare: (hand) => wake(hand, 'button.main'),
    input: { press: '[data-island][data-alive] button.main + button' },
  },
  {
    name: 'show a practice answer',
    pages: questionPages,
    prepare: practise,
    input: { press: '.practice-show' },
    restore: (hand) => hand.click('.practice-actions fieldset button:last-of-type'),
  },
  {
    name: 'grade a practice answer',
    pages: questionPages,
    prepare: async (hand) => {
      await practise(hand)
      await hand.click('.practice-show')
    },
    input: { press: '.practice-actions fieldset button:last-of-type' },
  },
  {
    name: 'press Run',
    pages: ['cheatsheet/ts'],
    input: { press: 'figure.code [data-run]' },
    restore: (hand) => hand.waitFor(`document.querySelector('.run-panel[data-state]:not([data-state="running"])')`),
  },
]
