import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FeatureAnswer, FeatureData, FeatureSupport } from '../../components/feature-support.ts'
import { listNearest } from '../nearest.ts'
import { describeSupport } from './describe-support.ts'
import { dataSchema, featureSchema, keysSchema, packageSchema, type PublishedData } from './feature-schema.ts'

interface Loaded {
  release: string
  data: PublishedData
  /** Maps compatibility keys to the feature that contains them. Computed at the first lookup of a key. */
  keys?: Map<string, string>
}

/** Gives access to published data about features of the web platform. */
export interface FeatureReader {
  /**
   * Opens the data for one run. The data are read at the first lookup, and read again only when the release differs
   * from the release that an earlier run has read.
   */
  open: () => FeatureData
}

/** Returns a reader of the data in a folder. The default is the folder of the installed package `web-features`. */
export const createFeatureReader = (folder?: string): FeatureReader => {
  let last: Loaded | undefined
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder ?? installedFolder(), file), 'utf8'))

  const readRelease = (): string => `web-features ${packageSchema.parse(read('package.json')).version}`
  const load = (release: string): Loaded => {
    if (last?.release !== release) last = { release, data: dataSchema.parse(read('data.json')) }
    return last
  }

  return {
    open: () => {
      let release: string | undefined
      return {
        get release() {
          return (release ??= readRelease())
        },
        find: (id) => {
          const loaded = load((release ??= readRelease()))
          return id.includes('.') ? findPart(loaded, id) : findFeature(loaded.data, id)
        },
      }
    },
  }
}

const installedFolder = (): string => join(createRequire(import.meta.url).resolve('web-features/data.json'), '..')

const findFeature = (data: PublishedData, id: string): FeatureAnswer => {
  const found = Object.hasOwn(data.features, id) ? featureSchema.parse(data.features[id]) : undefined
  if (!found)
    return { fault: `there is no web feature "${id}". Nearest: ${listNearest(id, Object.keys(data.features), 5)}.` }
  if (found.kind === 'moved') return findFeature(data, found.redirect_target)
  if (found.kind === 'split')
    return {
      fault: `the web feature "${id}" was split. Name what you mean: ${found.redirect_targets.map((target) => `"${target}"`).join(', ')}.`,
    }
  const { name, status, discouraged } = found
  const feature: FeatureSupport = {
    name,
    ...describeSupport(status, data.browsers, Object.values(status.by_compat_key)),
  }
  return {
    feature: discouraged
      ? { ...feature, level: 'discouraged', ...(discouraged.reason !== undefined && { reason: discouraged.reason }) }
      : feature,
  }
}

/** Words before the name of a part that are of no use to readers. */
const keyPrefix =
  /^(?:javascript\.(?:builtins|operators|statements|classes|functions)|api|css\.(?:properties|types|at-rules|selectors)|html\.(?:elements|global_attributes)|http\.headers)\./

const findPart = (loaded: Loaded, key: string): FeatureAnswer => {
  const keys = (loaded.keys ??= keysOf(loaded.data))
  const owner = keys.get(key)
  const found = owner === undefined ? undefined : featureSchema.parse(loaded.data.features[owner])
  const status = found?.kind === 'feature' ? found.status.by_compat_key[key] : undefined
  if (!status)
    return {
      fault: `the browser compatibility data have no key "${key}" that belongs to a web feature. Nearest: ${listNearest(key, keys.keys(), 5)}.`,
    }
  return { feature: { name: key.replace(keyPrefix, ''), ...describeSupport(status, loaded.data.browsers) } }
}

const keysOf = ({ features }: PublishedData): Map<string, string> =>
  new Map(
    Object.entries(features).flatMap(([id, feature]) =>
      keysSchema.parse(feature).compat_features.map((key) => [key, id] as const),
    ),
  )
