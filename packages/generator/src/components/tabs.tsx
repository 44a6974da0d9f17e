import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  useContext,
  useId,
  useMemo,
  type ReactNode,
} from 'react'
import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'

interface TabsProps {
  children?: ReactNode
  /** Groups with the same id show the same value, on all pages. */
  groupId?: string
  /** `null`: no tab is selected at first. */
  defaultValue?: string | null
  /** Labels by value, which Docusaurus accepts too. */
  values?: { value: string; label?: string }[]
}

interface TabItemProps {
  children?: ReactNode
  value?: string
  label?: string
  default?: boolean
}

const context = createContext<
  { name: string; selected: string | null; labels: ReadonlyMap<string, string> } | undefined
>(undefined)

/** Tabs that need no script: native radio buttons, each followed by its panel. */
export const Tabs = ({ children, groupId, defaultValue, values }: TabsProps) => {
  const name = useId()
  const { labels } = useArticle()
  const given = Children.toArray(children)
  const ordered = values
    ? inOrder(
        joined(given),
        values.map(({ value }) => String(value)),
      )
    : given
  const items = ordered.flatMap((child) =>
    isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined ? [child.props] : [],
  )
  const names = items.map(({ value }) => String(value))
  // A tab without a label reports this error itself, unless it is the only tab.
  const nameless =
    names.length === 0
      ? given.find((child) => isValidElement<Partial<TabItemProps>>(child) && child.props.label !== undefined)
      : undefined
  if (isValidElement<Partial<TabItemProps>>(nameless)) throw new ArticleError(namelessItem(nameless.props.label))
  if (names.length === 0)
    throw new ArticleError('<Tabs> has no <TabItem>. Put at least one <TabItem value="a" label="A"> into it.')
  const repeated = names.find((value, index) => names.indexOf(value) !== index)
  if (repeated !== undefined)
    throw new ArticleError(`<Tabs> has two items with the value "${repeated}". Give each its own.`)
  if (typeof defaultValue === 'string' && !names.includes(defaultValue)) {
    throw new ArticleError(`<Tabs defaultValue="${defaultValue}"> names no item. Its items: ${names.join(', ')}.`)
  }
  const selected =
    defaultValue === null ? null : (defaultValue ?? items.find((item) => item.default)?.value ?? names[0] ?? '')
  const shared = useMemo(
    () => ({ name, selected, labels: new Map(values?.map(({ value, label = value }) => [value, label])) }),
    [name, selected, values],
  )
  return (
    <fieldset className="tabs" aria-label={labels.tabs} data-group={groupId}>
      <context.Provider value={shared}>{ordered}</context.Provider>
    </fieldset>
  )
}

/**
 * Orders items by the given values, with unknown items last. Every other child stays before the item that it precedes.
 */
const inOrder = (children: readonly ChildNode[], values: readonly string[]): readonly ChildNode[] => {
  const rank = (child: ChildNode): number => {
    const at = isValidElement<Partial<TabItemProps>>(child) ? values.indexOf(String(child.props.value)) : -1
    return at === -1 ? values.length : at
  }
  return children.toSorted((a, b) => rank(a) - rank(b))
}

/** Joins items with the same value. With `values`, Docusaurus shows all of them in the one tab. */
const joined = (children: readonly ChildNode[]): readonly ChildNode[] => {
  const items = new Map<unknown, number>()
  const result: ChildNode[] = []
  for (const child of children) {
    const value = isValidElement<Partial<TabItemProps>>(child) ? child.props.value : undefined
    const at = value === undefined ? undefined : items.get(value)
    const first = at === undefined ? undefined : result[at]
    if (
      at !== undefined &&
      isValidElement<Partial<TabItemProps>>(first) &&
      isValidElement<Partial<TabItemProps>>(child)
    )
      result[at] = cloneElement(first, undefined, first.props.children, child.props.children)
    else {
      if (value !== undefined) items.set(value, result.length)
      result.push(child)
    }
  }
  return result
}

type ChildNode = ReturnType<typeof Children.toArray>[number]

export const TabItem = ({ children, value, label }: TabItemProps) => {
  const tabs = useContext(context)
  const name = value === undefined ? itemTag('label', label) : itemTag('value', value)
  if (!tabs) throw new ArticleError(`${name} is outside <Tabs>. Put it inside one.`)
  if (value === undefined) throw new ArticleError(namelessItem(label))
  return (
    <>
      <label className="tab">
        <input type="radio" name={tabs.name} value={value} defaultChecked={value === tabs.selected} />
        {label ?? tabs.labels.get(value) ?? value}
      </label>
      <div className="tab-panel">{children}</div>
    </>
  )
}

const namelessItem = (label: unknown): string =>
  `${itemTag('label', label)} has no value. Give it one of its own among the items of its <Tabs>: <TabItem value="a" label="A">.`

const itemTag = (attribute: string, given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? `<TabItem ${attribute}="${given}">` : '<TabItem>'
