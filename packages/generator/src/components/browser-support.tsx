import { useArticle } from './article-context.ts'
import { ArticleError } from './article-error.ts'
import type { BrowserVersion, FeatureData, FeatureSupport } from './feature-support.ts'
import { supportLabels } from '../texts/support-labels.ts'
import type { SupportLabels } from '../texts/kinds/support.ts'

interface BrowserSupportProps {
  /**
   * Features by id or compatibility key: one feature, several (an array, or separated by commas), or an object from
   * names to show to ids.
   */
  of?: string | string[] | Record<string, string>
  /** Whether to show words for a sentence instead of a table. Only for one feature. */
  inline?: boolean
}

/** Browser support of features of the web platform, from published data: a table, or words inside a sentence. */
export const BrowserSupport = ({ of, inline = false }: BrowserSupportProps) => {
  const { lang, features: data } = useArticle()
  const labels = supportLabels(lang)
  const features = entriesOf(of).map(([name, id]) => findFeature(data, id, name))
  const [first] = features
  if (!first)
    throw new ArticleError(
      '<BrowserSupport> has no "of". Write ids of web features: of="temporal" or of={["temporal", "intl-duration-format"]}.',
    )
  if (inline && features.length > 1)
    throw new ArticleError(
      `<BrowserSupport inline> is about one feature, but "of" names ${features.length}. Write one for each of them.`,
    )
  if (inline) return <span className="support-words">{inWords(first, labels)}</span>
  return (
    <>
      <table className="support">
        <thead>
          <tr>
            <th scope="col">{labels.feature}</th>
            {first.browsers.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <tr key={feature.name}>
              <th scope="row">
                {feature.name} <Level of={feature} labels={labels} />
              </th>
              {feature.browsers.map((browser) => (
                <td key={browser.name}>
                  <Version of={browser} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="support-source">
        {labels.source}: <a href="https://github.com/web-platform-dx/web-features">{data.release}</a>.
      </p>
    </>
  )
}

/** Ids with the names to show, when names are given. */
const entriesOf = (of: BrowserSupportProps['of']): (readonly [name: string | undefined, id: string])[] => {
  if (typeof of === 'string')
    return of.split(',').flatMap((id) => (id.trim() === '' ? [] : [[undefined, id.trim()] as const]))
  if (Array.isArray(of)) return of.map((id) => [undefined, String(id)] as const)
  return Object.entries(of ?? {}).map(([name, id]) => [name, String(id)] as const)
}

const findFeature = (data: FeatureData, id: string, name: string | undefined): FeatureSupport => {
  const answer = data.find(id)
  if ('fault' in answer) throw new ArticleError(`<BrowserSupport>: ${answer.fault}`)
  return { ...answer.feature, ...(name !== undefined && { name }) }
}

const Level = ({ of: { level, since, reason }, labels }: { of: FeatureSupport; labels: SupportLabels }) => (
  <small data-level={level}>
    {labels.level[level]}
    {since && ` ${labels.since(since)}`}
    {reason !== undefined && `: ${reason}`}
  </small>
)

const missingOf = (isPartial: boolean | undefined, labels: SupportLabels): string =>
  isPartial ? labels.partly : labels.no

const Version = ({ of: { version, isPartial, mobile }, labels }: { of: BrowserVersion; labels: SupportLabels }) => (
  <>
    {version ?? missingOf(isPartial, labels)}
    {mobile && (
      <>
        {' '}
        <small>{`${mobile.name} ${mobile.version ?? missingOf(mobile.isPartial, labels)}`}</small>
      </>
    )}
  </>
)

/** `all browsers since March 2025`, or `Chrome and Edge 144, Firefox 139; in part in Safari`. */
const inWords = ({ everywhereSince, browsers }: FeatureSupport, labels: SupportLabels): string => {
  if (everywhereSince) return labels.everywhere(everywhereSince)
  const onPhones = ({ mobile }: BrowserVersion) =>
    mobile ? ` (${mobile.name}: ${mobile.version ?? missingOf(mobile.isPartial, labels)})` : ''
  const byVersion = new Map<string, string[]>()
  for (const browser of browsers) {
    if (browser.version === undefined) continue
    const version = browser.version + onPhones(browser)
    byVersion.set(version, [...(byVersion.get(version) ?? []), browser.name])
  }
  const having = [...byVersion].map(([version, names]) => `${labels.list(names)} ${version}`)
  const namesOf = (chosen: readonly BrowserVersion[]) => chosen.map((browser) => browser.name + onPhones(browser))
  const without = browsers.filter(({ version }) => version === undefined)
  const partial = namesOf(without.filter(({ isPartial }) => isPartial))
  const missing = namesOf(without.filter(({ isPartial }) => !isPartial))
  if (having.length === 0 && partial.length === 0) return labels.nowhere
  return labels.some({ having: having.join(', '), partial, missing })
}
