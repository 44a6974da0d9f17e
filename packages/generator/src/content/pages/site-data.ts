import { normalizePath, toAddress } from '../../model/path.ts'
import type { NavbarItem, SearchSettings, SiteData } from '../../model/site.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { LoadedConfig } from '../config/load-config.ts'
import { type MissingAnchor, splitAnchor } from '../links/check-anchors.ts'
import type { OwnAddressCheck } from '../links/own-addresses.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector } from '../problems.ts'
import type { NavbarItemConfig } from '../schema/navbar.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LoadedSidebars } from '../sidebars/load-sidebars.ts'
import type { SourceDocument } from '../source-document.ts'

/** The facts against which the configuration is checked. */
export interface SiteDataInput extends LoadedConfig {
  documentsById: ReadonlyMap<string, SourceDocument>
  /** First page of each sidebar. */
  sidebarStarts: ReadonlyMap<string, { path: string }>
  sidebars?: Pick<LoadedSidebars, 'isPart'>
  /** Whether a site path is a page or a file of the site. */
  exists: (path: string) => boolean
  /** Checks whole addresses of the site. */
  checkOwn: OwnAddressCheck
  /** Nearest pages, for messages. */
  listPages: (path: string) => string
  missing: MissingAnchor
  /** See `fileAddresses`. */
  files?: string | undefined
  environment: Readonly<Record<string, string | undefined>>
  problems: ProblemCollector
}

/** Makes the data that the client's chrome shows. Invalid navbar items are reported by name and omitted. */
export const toSiteData = (input: SiteDataInput): SiteData => {
  const { config, placeOf, exists, listPages, problems } = input
  const { announcement } = config
  if (announcement?.link && !exists(announcement.link.path)) {
    const { path } = announcement.link
    problems.report(config.onBrokenLinks, {
      rule: 'configuration',
      ...placeOf('announcement', 'link', 'path'),
      message: `The announcement links to ${path}, which is not a page. Nearest: ${listPages(path)}.`,
    })
  }
  return {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: config.baseUrl,
    ...(input.files === undefined ? {} : { files: input.files }),
    ...(exists(config.favicon) ? { favicon: config.favicon } : {}),
    titleDelimiter: config.titleDelimiter,
    lang: config.lang,
    locales: config.locales,
    navbar: {
      items: config.navbar.items.flatMap((item, index) => navbarItem(item, index, input)),
      hideOnScroll: config.navbar.hideOnScroll,
    },
    sidebar: { hideable: config.docs.hideableSidebar, autoCollapseCategories: config.docs.autoCollapseCategories },
    footer: {
      contacts: config.contacts,
      copyright: { year: config.footer.copyrightYear, author: config.author.name },
      hosting: config.hosting,
    },
    themeColor: config.themeColor,
    colorMode: config.colorMode,
    ...(announcement ? { announcement: withoutUndefined(announcement) } : {}),
    docsPath: `/${config.docs.routeBasePath}`,
    repositoryUrl: config.repository.url,
    search: searchSettings(input),
    offline: config.offline,
    version: { name: 'current', label: config.docs.versionLabel },
    customFields: config.customFields,
    generator: { name: 'Dev Handbook', version: packageJson.version },
  }
}

const withoutUndefined = ({ link, ...announcement }: NonNullable<SiteConfig['announcement']>) =>
  link ? { ...announcement, link } : announcement

const navbarItem = (item: NavbarItemConfig, index: number, input: SiteDataInput): NavbarItem[] => {
  const { config, placeOf, documentsById, sidebarStarts, exists, checkOwn, listPages, missing, problems } = input
  const place = (key: string) => ({ rule: 'configuration', ...placeOf('navbar', 'items', index, key) })
  const docsPath = `/${config.docs.routeBasePath}`
  switch (item.type) {
    case 'doc': {
      const document = documentsById.get(item.docId)
      if (!document) {
        const message = `The navbar item "${item.label ?? item.docId}" names the document "${item.docId}", which does not exist. Available ids: ${listNearest(item.docId, documentsById.keys())}.`
        problems.error({ ...place('docId'), message })
        return []
      }
      const { path } = document
      return [
        {
          type: 'document',
          label: item.label ?? document.title,
          path,
          section: sectionOf(path, docsPath),
          position: item.position,
        },
      ]
    }
    case 'docSidebar': {
      const start = sidebarStarts.get(item.sidebarId)
      if (!start && input.sidebars?.isPart?.(item.sidebarId)) return []
      if (!start) {
        const message = `The navbar item "${item.label}" names the sidebar "${item.sidebarId}", which does not exist or is empty. Available ids: ${listNearest(item.sidebarId, sidebarStarts.keys())}.`
        problems.error({ ...place('sidebarId'), message })
        return []
      }
      return [
        {
          type: 'document',
          label: item.label,
          path: start.path,
          section: sectionOf(start.path, docsPath),
          position: item.position,
        },
      ]
    }
    case 'link': {
      const links = `The navbar item "${item.label}" links to ${item.href}, which`
      const isOwn = item.href.startsWith('/')
      const { path, anchor } = splitAnchor(item.href)
      const fault = isOwn ? missing(normalizePath(path), anchor) : undefined
      if (fault !== undefined)
        problems.report(config.onBrokenAnchors, {
          ...place('href'),
          rule: 'broken-anchor',
          message: `${links} leads to no heading: ${fault}`,
        })
      if (isOwn && !exists(path))
        problems.report(config.onBrokenLinks, {
          ...place('href'),
          message: `${links} is not a page. Nearest: ${listPages(path)}.`,
        })
      const wholeFault = checkOwn(item.href)
      if (wholeFault)
        problems.report(wholeFault.severity, {
          ...place('href'),
          rule: wholeFault.rule,
          message: `${links} ${wholeFault.text}`,
        })
      // Docusaurus' prefix for a path that is not one of the site's pages.
      const written = item.href.replace(/^pathname:\/\/(?=\/)/, '')
      return [{ ...item, href: written.startsWith('/') ? toAddress(config.baseUrl, written) : written }]
    }
    default:
      return [item]
  }
}

/** A document represents its folder. A document in the root folder represents itself. */
const sectionOf = (path: string, docsPath: string): string => {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return parent === docsPath || parent === '' ? path : parent
}

const searchSettings = ({ config, placeOf, environment, problems }: SiteDataInput): SearchSettings => {
  if (config.search.provider === 'embedded') return { provider: 'embedded' }
  const keys = {
    applicationId: environment['SEARCH_APPLICATION_ID'] || config.search.applicationId || '',
    searchKey: environment['SEARCH_KEY'] || config.search.searchKey || '',
    indexName: environment['SEARCH_INDEX_NAME'] || config.search.indexName || '',
  }
  const variables = { applicationId: 'SEARCH_APPLICATION_ID', searchKey: 'SEARCH_KEY', indexName: 'SEARCH_INDEX_NAME' }
  for (const [key, value] of Object.entries(keys)) {
    if (value !== '') continue
    const variable = Object.entries(variables).find(([name]) => name === key)?.[1]
    problems.error({
      rule: 'configuration',
      ...placeOf('search'),
      message: `"search.${key}" is missing; hosted search needs it. Write it, or set ${variable} in the environment.`,
    })
  }
  return { provider: 'hosted', ...keys }
}
