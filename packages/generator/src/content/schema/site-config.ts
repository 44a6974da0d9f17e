import { z } from 'zod'
import type { Integration } from '../site-components/integration.ts'
import { defaultComponentFolder, defaultFavicon, defaultPlanFile } from './default-paths.ts'
import { docsSchema } from './docs.ts'
import { calendarName, chromeLanguage, languageTag } from './language-tag.ts'
import { type NavbarItemInput, navbarItemSchema } from './navbar.ts'
import { severitySchema } from './severity.ts'

const text = z.string().min(1)
const sitePath = z
  .string()
  .regex(/^\/(?!\/)/, { error: 'a path of the site that starts with one "/": /docs/guide/docker', abort: true })
  .regex(/^[^?#]*$/, 'a path of the site alone, without "?" and "#" and what follows them: /docs/guide/docker')
const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour of the form #rrggbb')

const localeSchema = z.strictObject({
  /** BCP 47 tag: `en`. */
  code: languageTag,
  /** The name of the language in the language itself. */
  label: text,
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  calendar: calendarName.default('gregory'),
})

const contactSchema = z.strictObject({
  kind: z.enum(['repository', 'articles', 'messenger', 'email']),
  /** Address of the profile; `mailto:…` for an e-mail address. */
  href: z.url(),
})

const searchSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    /** A full-text index that is built with the site and works offline. */
    provider: z.literal('embedded'),
  }),
  z.strictObject({
    /** A hosted service. Each key may come from the environment instead. The environment takes precedence. */
    provider: z.literal('hosted'),
    /** Or `SEARCH_APPLICATION_ID`. */
    applicationId: text.optional(),
    /** Key that can only search, because everyone can read it. Or `SEARCH_KEY`. */
    searchKey: text.optional(),
    /** Or `SEARCH_INDEX_NAME`. */
    indexName: text.optional(),
  }),
])

/** Schema of `site.config.ts`: the only configuration of the site. */
export const siteConfigSchema = z.strictObject({
  /** Name of the site, in every page's title. */
  title: text,
  /** One sentence that says what the site is. It is the title and the description of the home page. */
  tagline: text,
  /** Origin where the site is published: `https://handbook.example.com`. */
  url: z
    .url({ abort: true })
    .refine(
      (url) => /^https?:\/\/[^/?#]+$/.test(url),
      'an origin without a path or a trailing slash: https://handbook.example.com',
    ),
  /**
   * Path under which the site is published. It starts and ends with `/`. Browsers and hosts compare addresses with it
   * letter by letter, so it has only characters that they neither encode nor read as a pattern.
   */
  baseUrl: z
    .string()
    .regex(/^\/(?:[^/?#]+\/)*$/, { error: 'a path that starts and ends with "/"', abort: true })
    .regex(
      /^\/(?:(?!\.{1,2}\/)[\w.~@+-]+\/)*$/,
      'a path whose names have only Latin letters, digits and "-", ".", "_", "~", "@" or "+", and are not "." or ".."',
    )
    .default('/'),
  /** Icon in `static/`, as a path of the site. */
  favicon: sitePath.default(defaultFavicon),
  /** Separator between the names of the page and the site in a title. */
  titleDelimiter: text.default('|'),
  /** Language of the chrome, one of `locales`. */
  lang: chromeLanguage.default('en'),
  /** Languages of the language menu. */
  locales: z
    .array(localeSchema)
    .min(1)
    .superRefine((locales, context) => {
      for (const [index, { code }] of locales.entries()) {
        if (locales.findIndex((other) => other.code === code) === index) continue
        context.addIssue({ code: 'custom', path: [index, 'code'], message: 'a code that no locale above has' })
      }
    })
    .default([{ code: 'en', label: 'English', direction: 'ltr', calendar: 'gregory' }]),
  /** Repository of the site's source. */
  repository: z.strictObject({
    url: z.url(),
    /** Branch that edit links point at. */
    branch: text.default('main'),
  }),
  /** Addresses of the author, shown in the footer. */
  contacts: z.array(contactSchema).default([]),
  author: z.strictObject({ name: text }),
  /** Service that hosts the site, for the credit in the footer. */
  hosting: z.strictObject({ label: text, href: z.url() }),
  footer: z
    .strictObject({
      /** Year of the copyright note. */
      copyrightYear: z.int().min(1990).max(9999).default(2025),
    })
    .prefault({}),
  /** Colour for the browser's interface around the page. */
  themeColor: hexColor.default('#1f2328'),
  navbar: z
    .strictObject({
      hideOnScroll: z.boolean().default(true),
      items: z.array(navbarItemSchema).default([{ type: 'search', position: 'right' }]),
    })
    .prefault({}),
  docs: docsSchema,
  /** The front page. */
  home: z
    .strictObject({
      /** Ids of the documents that the front page recommends to start with, in order. */
      featured: z.array(text).default([]),
      /** Whether each publication checks the samples (`check:samples`). If so, the front page counts them. */
      checkedSamples: z.boolean().default(false),
      /** Number of recent changes that are shown. */
      recent: z.int().min(0).max(50).default(8),
    })
    .prefault({}),
  /** Components of the site that documents use without an import. */
  components: z
    .strictObject({
      /** Folder of the components, from the site's folder: `note.tsx` defines `<Note>`. */
      path: text.default(defaultComponentFolder),
      /**
       * `directive`: a module that starts with 'use client' becomes interactive in the browser. `auto`: a module that
       * uses state, effects or event handlers becomes interactive too.
       */
      hydrate: z.enum(['directive', 'auto']).default('directive'),
    })
    .prefault({}),
  /** Style sheets of the site, as paths from its folder. Their layer comes after the generator's layers. */
  styles: z.array(text.regex(/\.css$/, 'a path of a style sheet: ./theme.css')).default([]),
  /** Packages that add components, Vite plugins, checks or files of the build: `[clocks({ … })]`. */
  integrations: z
    .array(
      z.custom<Integration>(
        (value) => typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string',
        'what a function of an integration returns: clocks({ … })',
      ),
    )
    .default([]),
  /** Content plan with which `check` compares the documents. */
  plan: z
    .strictObject({
      /** A tab-separated table. The file may be missing. */
      path: text.default(defaultPlanFile),
      /** `true`: missing or too short documents are errors. `false`: they are warnings. */
      enforce: z.boolean().default(false),
    })
    .prefault({}),
  /** Compatibility options of the Markdown format. */
  markdown: z
    .strictObject({
      /** HTML comments in MDX. */
      comments: z.boolean().default(true),
      /** `:::note` with its title after a space. `{ keywords: ['security'] }` adds the site's own words. */
      admonitions: z
        .union([
          z.boolean(),
          z.strictObject({
            /** Additional words after `:::`. They are shown as notes, with the word as the title. */
            keywords: z.array(z.string().regex(/^[\p{L}\p{N}_-]+$/u, 'one word')).default([]),
            /** `false`: the site accepts only its own words. */
            extendDefaults: z.boolean().default(true),
          }),
        ])
        .default(true),
      /** `{#id}` at the end of a heading. */
      headingIds: z.boolean().default(true),
      /** Severity of a heading that is repeated, skips a level, or is the page's second one of level 1. */
      headings: severitySchema.default('warn'),
      /** Severity of an unknown language, unknown word or missing line number in the first line of a code block. */
      codeMeta: severitySchema.default('warn'),
    })
    .prefault({}),
  /** Addresses of moved documents. */
  redirects: z
    .array(
      z.strictObject({
        /** Old path, or a list of old paths. */
        from: z.union([sitePath, z.array(sitePath).min(1)]),
        /** A page of the site. */
        to: sitePath,
      }),
    )
    .default([]),
  /** A link to a page that does not exist. */
  onBrokenLinks: severitySchema.default('throw'),
  /** A whole address of the site itself that leads to no page. Another program may serve the address. */
  onBrokenOwnLinks: severitySchema.default('warn'),
  /** Paths (with everything below) that another program serves: `['/blog']`. Links to them are not checked. */
  servedElsewhere: z
    .array(
      sitePath
        .transform((path) => path.replace(/\/+$/, ''))
        .refine((path) => path !== '', 'a path below the root: the site itself serves "/"'),
    )
    .default([]),
  /** Additional schemes of applications that links may begin with, beside the widely known schemes: `['myapp']`. */
  linkSchemes: z.array(z.string().regex(/^[a-z][a-z\d+.-]*$/, 'a scheme in lower case, without ":"')).default([]),
  /** An image, video or audio file that does not exist. */
  onBrokenImages: severitySchema.default('throw'),
  /** Values for components, in `useDocusaurusContext().siteConfig.customFields`. Browsers get them as JSON. */
  customFields: z.record(z.string(), z.json()).default({}),
  /** A relative link to a `.md` or `.mdx` file that does not exist. */
  onBrokenMarkdownLinks: severitySchema.default('warn'),
  /** A link to a heading that does not exist. */
  onBrokenAnchors: severitySchema.default('warn'),
  /** Two documents with the same path. */
  onDuplicateRoutes: severitySchema.default('warn'),
  /** Two documents with the same title. */
  onDuplicateTitles: severitySchema.default('warn'),
  /** Classes that look like utilities (`mt-4`, `md:flex`) but that no style sheet of the site defines. */
  onUndefinedClasses: severitySchema.default('warn'),
  /** An unknown key in the front matter. */
  onUnknownFrontMatter: severitySchema.default('warn'),
  /** A tag that the vocabulary does not declare. */
  onUndeclaredTags: severitySchema.default('warn'),
  /** A tag of the vocabulary that no document has. */
  onUnusedTags: severitySchema.default('warn'),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light'),
      /** Whether the site follows the system's colour mode until the reader has chosen. */
      respectSystemPreference: z.boolean().default(false),
      /** Whether the site shows the switch. */
      switchable: z.boolean().default(true),
    })
    .prefault({}),
  /** Bar above the navbar. Default: no bar. */
  announcement: z
    .strictObject({
      /** A dismissal is stored under this id. A new id shows the bar again. */
      id: z.string().regex(/^[\w-]+$/, 'letters, digits, "-" and "_"'),
      text,
      link: z.strictObject({ label: text, path: sitePath }).optional(),
      dismissible: z.boolean().default(true),
    })
    .optional(),
  search: searchSchema.default({ provider: 'embedded' }),
  /** Settings of the installed application and of offline mode. */
  offline: z
    .strictObject({
      /** What switches on offline mode. */
      strategies: z
        .array(z.enum(['appInstalled', 'standalone', 'queryString', 'always', 'mobile', 'saveData']))
        .default(['appInstalled', 'standalone', 'queryString']),
      /** Whether the worker logs its actions to the console. */
      debug: z.boolean().default(true),
    })
    .prefault({}),
  /** The look of code blocks, and their downloads. */
  code: z
    .strictObject({
      /** Background of the blocks, dark in both colour modes. */
      theme: z.enum(['dark']).default('dark'),
      /** Whether a page that quotes a module offers the whole module for download, in one file with all its imports. */
      completeFiles: z.boolean().default(true),
      /** License of quoted modules as an SPDX expression, for the head of these files: `MIT`. */
      license: z.string().trim().min(1).optional(),
    })
    .prefault({}),
  /** Address for reporting a problem. `{title}`, `{path}` and `{file}` are filled in. Default: no such link. */
  reportUrl: z
    .string()
    .regex(/^https?:\/\//, 'an address that starts with "https://"')
    .refine(
      (url) => !/\{(?!(?:title|path|file)\})\w+\}/.test(url),
      'an address in which only "{title}", "{path}" and "{file}" stand in braces',
    )
    .optional(),
})

/** The validated configuration, with all defaults filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>

type ValidatedInput = z.input<typeof siteConfigSchema>

/** The configuration as an author writes it. */
export interface SiteConfigInput extends Omit<ValidatedInput, 'navbar'> {
  navbar?:
    | (Omit<NonNullable<ValidatedInput['navbar']>, 'items'> & { items?: NavbarItemInput[] | undefined })
    | undefined
}

/** Returns its argument, for completion and type checks. The pipeline validates the configuration later. */
export const defineSiteConfig = (config: SiteConfigInput): SiteConfigInput => config
