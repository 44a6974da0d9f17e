import { defineSiteConfig } from '@dev-handbook/generator/content/schema/site-config'
import { sampleChecker } from '@dev-handbook/sample-checker/integration'
import { stepPlayer } from '@dev-handbook/step-player/integration'

/** Identity and settings of the site. The addresses on example.com are placeholders: put your own in their place. */
export default defineSiteConfig({
  title: 'Dev Handbook',
  tagline: 'Guides, cheat sheets and algorithms for web developers',
  url: 'https://handbook.example.com',
  baseUrl: '/',
  favicon: '/favicon.svg',
  repository: { url: 'https://example.com/dev-handbook' },
  author: { name: 'The Dev Handbook authors' },
  hosting: { label: 'Example hosting', href: 'https://example.com/hosting' },
  contacts: [
    { kind: 'repository', href: 'https://example.com/dev-handbook' },
    { kind: 'articles', href: 'https://example.com/articles' },
    { kind: 'messenger', href: 'https://example.com/messenger' },
    { kind: 'email', href: 'mailto:handbook@example.com' },
  ],
  footer: { copyrightYear: 2025 },
  themeColor: '#1f2328',

  docs: {
    path: 'content',
    routeBasePath: 'docs',
    sidebarPath: 'content/sidebars.ts',
    tagsPath: 'content/tags.yml',
    editUrl: 'https://example.com/dev-handbook/edit/main/handbook/',
    versionLabel: 'Next',
    mainDocId: 'guide/intro-guide',
  },

  navbar: {
    hideOnScroll: true,
    items: [
      { type: 'doc', docId: 'guide/intro-guide', label: 'Guides' },
      { type: 'doc', docId: 'cheatsheet/intro-cheatsheet', label: 'Cheat sheets' },
      { type: 'doc', docId: 'algorithms-data-structures/intro-algorithms', label: 'Algorithms' },
      { type: 'doc', docId: 'other/intro-other', label: 'Other' },
      { type: 'doc', docId: 'links', label: 'Links' },
      { type: 'search', position: 'right' },
      { type: 'locale', position: 'right' },
      { type: 'link', href: 'https://example.com/dev-handbook', label: 'Source repository', position: 'right' },
    ],
  },

  home: {
    checkedSamples: true,
    featured: [
      'guide/intro-guide',
      'cheatsheet/git',
      'algorithms-data-structures/intro-algorithms',
      'other/js-questions',
    ],
  },

  announcement: {
    id: 'offline-1',
    text: 'You can read the handbook without a network: install it from your browser’s menu.',
    dismissible: true,
  },

  integrations: [stepPlayer({ subjects: 'components/players', races: 'components/players/races.ts' }), sampleChecker()],

  code: { license: 'MIT' },
  plan: { enforce: true },
  markdown: { headings: 'throw', codeMeta: 'throw' },
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  onDuplicateTitles: 'throw',
  onUnknownFrontMatter: 'throw',
  onUndeclaredTags: 'throw',
  onUnusedTags: 'throw',

  search: { provider: 'embedded' },
  offline: { strategies: ['appInstalled', 'standalone', 'queryString'], debug: true },
  reportUrl: 'https://example.com/dev-handbook/issues/new?title={title}&body={path}',
})
