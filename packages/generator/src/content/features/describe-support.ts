import type { BrowserVersion, FeatureSupport } from '../../components/feature-support.ts'
import type { PublishedDate } from '../../texts/kinds/support.ts'
import type { PublishedData, PublishedSupport } from './feature-schema.ts'

/** Browsers with their mobile variants, by their names in the data. Edge has no mobile variant there. */
const browsers: readonly { name: string; key: string; mobile?: { name: string; key: string } }[] = [
  { name: 'Chrome', key: 'chrome', mobile: { name: 'Android', key: 'chrome_android' } },
  { name: 'Edge', key: 'edge' },
  { name: 'Firefox', key: 'firefox', mobile: { name: 'Android', key: 'firefox_android' } },
  { name: 'Safari', key: 'safari', mobile: { name: 'iOS', key: 'safari_ios' } },
]

/** The published facts about a feature or a part of it, without its name. */
export const describeSupport = (
  published: PublishedSupport,
  releases: PublishedData['browsers'],
): Omit<FeatureSupport, 'name'> => {
  const { baseline, baseline_low_date: low, baseline_high_date: high, support } = published
  const since = baseline === 'high' ? high : baseline === 'low' ? low : undefined
  return {
    level: baseline === 'high' ? 'widely' : baseline === 'low' ? 'newly' : 'limited',
    ...(since !== undefined && { since: publishedDate(since) }),
    ...(baseline !== false && low !== undefined && { everywhereSince: publishedDate(low) }),
    browsers: browsers.map(({ name, key, mobile }) => ({
      name,
      ...versionOf(support[key]),
      ...(mobile &&
        mobileOf(mobile, {
          desktop: support[key],
          version: support[mobile.key],
          first: releases[mobile.key]?.releases[0]?.version,
        })),
    })),
  }
}

const versionOf = (version: string | undefined) => (version === undefined ? {} : { version })

interface MobileVersions {
  desktop: string | undefined
  version: string | undefined
  /** The browser's first release of all. */
  first: string | undefined
}

/**
 * Mobile browsers are named only when they differ. A mobile browser that appeared later and has always had the feature
 * does not differ.
 */
const mobileOf = (
  { name }: { name: string },
  { desktop, version, first }: MobileVersions,
): Pick<BrowserVersion, 'mobile'> =>
  version === desktop || (desktop !== undefined && version?.replace('≤', '') === first)
    ? {}
    : { mobile: { name, ...versionOf(version) } }

const publishedDate = (date: string): PublishedDate => ({ date: date.replace('≤', ''), atLatest: date.startsWith('≤') })
