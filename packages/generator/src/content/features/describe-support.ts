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

/** Share of a feature's parts from which on a browser has the feature in part. */
const leastShare = 1 / 3

/**
 * The published facts about a feature or a part of it, without its name. A browser that lacks a rare part lacks the
 * whole feature in the published data, so `parts` tell which browsers have much of it.
 */
export const describeSupport = (
  published: PublishedSupport,
  releases: PublishedData['browsers'],
  parts: readonly PublishedSupport[] = [],
): Omit<FeatureSupport, 'name'> => {
  const { baseline, baseline_low_date: low, baseline_high_date: high, support } = published
  const versionIn = (key: string): Versioned => {
    const version = support[key]
    if (version !== undefined) return { version }
    const having = parts.filter((part) => part.support[key] !== undefined).length
    return having > 0 && having >= parts.length * leastShare ? { isPartial: true } : {}
  }
  const since = baseline === 'high' ? high : baseline === 'low' ? low : undefined
  return {
    level: baseline === 'high' ? 'widely' : baseline === 'low' ? 'newly' : 'limited',
    ...(since !== undefined && { since: publishedDate(since) }),
    ...(baseline !== false && low !== undefined && { everywhereSince: publishedDate(low) }),
    browsers: browsers.map(({ name, key, mobile }) => ({
      name,
      ...versionIn(key),
      ...(mobile &&
        mobileOf(mobile.name, {
          desktop: versionIn(key),
          onPhones: versionIn(mobile.key),
          first: releases[mobile.key]?.releases[0]?.version,
        })),
    })),
  }
}

type Versioned = Pick<BrowserVersion, 'version' | 'isPartial'>

interface MobileVersions {
  desktop: Versioned
  onPhones: Versioned
  /** The mobile browser's first release of all. */
  first: string | undefined
}

/**
 * Mobile browsers are named only when they differ. A mobile browser that appeared later and has always had the feature
 * does not differ.
 */
const mobileOf = (name: string, { desktop, onPhones, first }: MobileVersions): Pick<BrowserVersion, 'mobile'> => {
  const isSame = onPhones.version === desktop.version && onPhones.isPartial === desktop.isPartial
  const hasAlways = desktop.version !== undefined && onPhones.version?.replace('≤', '') === first
  return isSame || hasAlways ? {} : { mobile: { name, ...onPhones } }
}

const publishedDate = (date: string): PublishedDate => ({ date: date.replace('≤', ''), atLatest: date.startsWith('≤') })
