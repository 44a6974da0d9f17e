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

/** YAML reads `title: 404` as a number, and a quoted number as a text. Both forms are accepted. */
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
  /** A tag with its own label and address, as in other generators. */
  z.strictObject({ label: text, permalink: text }),
])

/** Schema of the YAML block at the top of a document. Unknown keys are dropped here and reported by the caller. */
export const frontMatterSchema = z.object({
  /** Last part of the document's id. Default: the file's name. */
  id: z.preprocess(asText, z.string().regex(/^[^/\s](?:[^/\n]*[^/\s])?$/, 'a text without "/"')).optional(),
  /**
   * The page's heading. When the body starts with a `# heading`, the page has that heading, and this title is its name
   * in the sidebar.
   */
  title: text.optional(),
  /** Title for search engines. Accepted for compatibility: this site has one title for both purposes. */
  title_meta: text.optional(),
  /** One sentence for search results. Default: the first paragraph. */
  description: z.preprocess(asText, z.string()).optional(),
  /** Other names of the subject, abbreviations and error messages. Only the search uses them. */
  keywords: keywordList.optional(),
  /** The same for entries of the document, by the id of their heading. */
  entry_keywords: z.record(z.string(), keywordList).optional(),
  /** What readers type who do not know a name of the subject. For the search, it is a part of the text. */
  phrases: keywordList.optional(),
  /** The same for entries of the document, by the id of their heading. */
  entry_phrases: z.record(z.string(), keywordList).optional(),
  /**
   * Whether the document is about a special subject: one library, one tool, another language. In the search, its
   * sections come later when a query does not name the subject.
   */
  specialized: booleanSchema.optional(),
  /** Image for previews in social networks: an address or a path of the site. */
  image: text.optional(),
  /**
   * Path of the page. It starts from the document root when it begins with `/`, and otherwise from the document's
   * folder.
   */
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
  /** Slugs of tags in the vocabulary. */
  tags: z.array(tagSchema).optional(),
  /** Language of the document when it differs from the site's. */
  lang: languageTag.optional(),
  /** What kind of article it is. */
  kind: z.enum(documentKinds).optional(),
  /** npm packages that the samples use. The page shows their versions. */
  packages: z.array(text).optional(),
  /** Label in the sidebar. Default: the title. */
  sidebar_label: text.optional(),
  /** Order among siblings in a generated part of a sidebar. */
  sidebar_position: numberSchema.optional(),
  /** Accepted for compatibility, without an effect. */
  sidebar_class_name: z.string().optional(),
  /** Accepted for compatibility, without an effect. */
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  /** Accepted for compatibility, without an effect. */
  sidebar_key: z.string().optional(),
  /** Sidebar that the page shows although the sidebar does not contain the page. `null`: no sidebar. */
  displayed_sidebar: docIdOrNothing.optional(),
  /** Label of the page in previous and next links. */
  pagination_label: text.optional(),
  /** Target of the next link. `null`: no link. */
  pagination_next: docIdOrNothing.optional(),
  /** Target of the previous link. `null`: no link. */
  pagination_prev: docIdOrNothing.optional(),
  /** `false`: number prefixes are part of the file's name. */
  parse_number_prefixes: booleanSchema.optional(),
  hide_title: booleanSchema.optional(),
  hide_table_of_contents: booleanSchema.optional(),
  /** Highest level in the table of contents. */
  toc_min_heading_level: headingLevel.optional(),
  /** Deepest level in the table of contents. */
  toc_max_heading_level: headingLevel.optional(),
  /** Address of the edit link. `null`: no link. */
  custom_edit_url: z.union([text, z.null()]).optional(),
  /** Not built in production. */
  draft: booleanSchema.optional(),
  /** Built, but omitted from lists and excluded from search engines. */
  unlisted: booleanSchema.optional(),
  /** Replaces the date or the author of the last commit. */
  last_update: z.strictObject({ date: daySchema.optional(), author: text.optional() }).optional(),
})

/** Validated front matter of a document. */
export type FrontMatter = z.output<typeof frontMatterSchema>
