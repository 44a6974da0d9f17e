import { isMap } from '../../model/is-map.ts'
import { valueAt } from '../schema/known-keys.ts'

type Path = readonly PropertyKey[]

/**
 * Expands the shorthands of the configuration before validation. A navbar item without a `type` is a link when it has
 * an address, and `to` is another name of `href` there, as in Docusaurus. Other items stay unchanged, and the
 * validation reports them.
 */
export const normalizeConfig = (unsafeConfig: unknown): unknown => {
  const unsafeItems = valueAt(unsafeConfig, ['navbar', 'items'])
  if (!isMap(unsafeConfig) || !isMap(unsafeConfig['navbar']) || !Array.isArray(unsafeItems)) return unsafeConfig
  return { ...unsafeConfig, navbar: { ...unsafeConfig['navbar'], items: unsafeItems.map(asLink) } }
}

const asLink = (unsafeItem: unknown): unknown => {
  if (!isShorthand(unsafeItem)) return unsafeItem
  if ('href' in unsafeItem) return { ...unsafeItem, type: 'link' }
  const { to, ...rest } = unsafeItem
  return { ...rest, type: 'link', href: to }
}

/** Path of the same value as the author wrote it. */
export const writtenConfigPath = (unsafeConfig: unknown, path: Path): PropertyKey[] => {
  const [navbar, items, index, key, ...rest] = path
  if (navbar !== 'navbar' || items !== 'items' || index === undefined || key !== 'href') return [...path]
  const unsafeItem = valueAt(unsafeConfig, [navbar, items, index])
  return [navbar, items, index, isShorthand(unsafeItem) && !('href' in unsafeItem) ? 'to' : key, ...rest]
}

const isShorthand = (value: unknown): value is Record<string, unknown> =>
  isMap(value) && value['type'] === undefined && ('href' in value || 'to' in value)
