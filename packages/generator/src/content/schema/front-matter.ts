import { z } from 'zod'
import type { DocumentKind } from '../../model/page.ts'
import { languageTag } from './language-tag.ts'
import { asNumber, asText, booleanSchema, daySchema, numberSchema } from './lenient.ts'

/** Kinds of articles, in the order in which errors list them. */
export const documentKinds = [
  'algorithm',
  'data-structure',
  'topic',
  'cheatsheet',
  'guide',
  'questions',
  'snippets',
  'reference',
  'links',
  'intro',
] as const satisfies readonly DocumentKind[]

/** YAML reads `title: 404` as a number, and quotes around one make it a text: either is taken for the other. */
const text = z.preprocess(asText, z.string().min(1))
const headingLevel = z.preprocess(asNumber, z.int().min(2).max(6))
const keywordList = z.union([
  z.array(text),
  z
    .string()
    .min(1)
    .transform((list) => list.split(',').map((word) => word.trim())),
])
const docIdOrNothing = z.union([text, z.null()])
const tagSchema = z.union([
  text,
  /** A label with an address of its own, as other generators have it. */
  z.strictObject({ label: text, permalink: text }),
])

/** Schema of the YAML block on top of a document. Keys that it does not name are dropped here and reported by the caller. */
export const frontMatterSchema = z.object({
  /** Last part of the document's id, instead of the file's name. */
  id: z.preprocess(asText, z.string().regex(/^[^/\s]+$/, 'one word without "/"')).optional(),
  /** The page's heading; where the body starts with a `# heading`, that is the heading, and this is its name in the sidebar. */
  title: text.optional(),
  /** Title for search engines. Accepted for compatibility: this site has one title for both. */
  title_meta: text.optional(),
  /** One sentence for search results; absent: the first paragraph. */
  description: z.preprocess(asText, z.string()).optional(),
  /** Other names of the subject, symptoms and error messages, for the search alone. */
  keywords: keywordList.optional(),
  /** The same for entries of the document, by the id of their heading. */
  entry_keywords: z.record(z.string(), keywordList).optional(),
  /** Image for previews in social networks: an address or a path of the site. */
  image: text.optional(),
  /** Path of the page: from the document root when it starts with `/`, else from the document's folder. */
  slug: z
    .preprocess(
      asText,
      z
        .string()
        .min(1)
        .regex(
          /^(?![a-z][a-z\d+.-]*:\/\/)/i,
          'a path of this site: "/guide/docker" from the root of the documents, "docker" from the folder',
        ),
    )
    .optional(),
  /** Slugs of the vocabulary. */
  tags: z.array(tagSchema).optional(),
  /** Language of the document when it is not the site's. */
  lang: languageTag.optional(),
  /** What kind of article it is. */
  kind: z.enum(documentKinds).optional(),
  /** npm packages that the samples use; the page shows their versions. */
  packages: z.array(text).optional(),
  /** Label in the sidebar; absent: the title. */
  sidebar_label: text.optional(),
  /** Order among siblings in a generated slice of a sidebar. */
  sidebar_position: numberSchema.optional(),
  /** Accepted for compatibility; nothing reads it. */
  sidebar_class_name: z.string().optional(),
  /** Accepted for compatibility; nothing reads it. */
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  /** Accepted for compatibility; nothing reads it. */
  sidebar_key: z.string().optional(),
  /** Sidebar that the page shows although it does not stand in it; `null`: none. */
  displayed_sidebar: docIdOrNothing.optional(),
  /** Label in previous and next links that lead here. */
  pagination_label: text.optional(),
  /** Document that the next link leads to; `null`: none. */
  pagination_next: docIdOrNothing.optional(),
  /** Document that the previous link leads to; `null`: none. */
  pagination_prev: docIdOrNothing.optional(),
  /** `false`: number prefixes belong to the file's name. */
  parse_number_prefixes: booleanSchema.optional(),
  hide_title: booleanSchema.optional(),
  hide_table_of_contents: booleanSchema.optional(),
  /** Highest level in the table of contents. */
  toc_min_heading_level: headingLevel.optional(),
  /** Deepest level in the table of contents. */
  toc_max_heading_level: headingLevel.optional(),
  /** Address of the edit link; `null`: none. */
  custom_edit_url: z.union([text, z.null()]).optional(),
  /** Not built in production. */
  draft: booleanSchema.optional(),
  /** Built, but in no list and not to be indexed. */
  unlisted: booleanSchema.optional(),
  /** Instead of the date of the last commit. */
  last_update: z.strictObject({ date: daySchema.optional(), author: text.optional() }).optional(),
})

/** Validated front matter of a document. */
export type FrontMatter = z.output<typeof frontMatterSchema>
