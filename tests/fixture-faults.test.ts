import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPipeline } from '../packages/generator/src/pipeline/create-pipeline.ts'
import type { PipelineResult } from '../packages/generator/src/content/site.ts'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'

let fixture: FixtureCopy
let result: PipelineResult
beforeAll(async () => {
  fixture = await copyFixture('faults')
  // Files that an editor or git would change, or that are too large for the repository.
  await writeFile(join(fixture.root, 'content/empty.md'), '')
  await writeFile(join(fixture.root, 'content/latin1.md'), Buffer.from('# Caf\u00e9\n\nText.\n', 'latin1'))
  await writeFile(join(fixture.root, 'content/large.md'), `# Large\n\n${'Text. '.repeat(900_000)}\n`)
  result = await createPipeline({ root: fixture.root, environment: {} }).load()
})
afterAll(() => fixture.remove())

const report = (problems: PipelineResult['problems']) =>
  problems
    .map(({ severity, rule, file, line, message }) => `${severity} ${rule} ${file ?? '-'}:${line ?? '-'}\n${message}`)
    .join('\n\n')

it('reports every fault once, with its place, its value and a remedy', () => {
  expect(report(result.problems)).toMatchInlineSnapshot(`
    "error import content/_b.mdx:1
    Partials import each other in a circle: content/_a.mdx → content/_b.mdx → content/_a.mdx. Remove one of the imports.

    error broken-anchor content/anchors.md:3
    The link "./sound.md#a-headin" leads to no heading: /docs/sound has no "#a-headin". Nearest: "a-heading". Also on line 4.

    error broken-anchor content/anchors.md:4
    The link "#nowhere" leads to no heading: /docs/anchors has no "#nowhere". Nearest: there are none.

    error code content/code.md:3
    Unknown language "typescripd" of a code block. Did you mean "typescript"? Nearest: "typescript", "applescript", "purescript", "gdscript", "javascript", "talonscript", "typespec", "zenscript" and 343 more. Plain text is "text".

    error code content/code.md:7
    Unknown word "titel" after the language of a code block. Known, nearest first: title="src/main.ts", live, {1,3-5}, run, output, wrap, nocheck="reason", source="file#region", nobutton, run=node, npm2yarn, run=browser, expect-error="part of the message", showLineNumbers.

    error duplicate-id content/duplicates/id-b.md:2
    The id "duplicates/same" already belongs to content/duplicates/id-a.md. Rename one of the files, or set another "id" in its front matter.

    error duplicate-route content/duplicates/slug-b.md:3
    The path /docs/same-slug already belongs to content/duplicates/slug-a.md, so this document has no page. Set another "slug" in the front matter of one of them.

    error duplicate-title content/duplicates/title-b.md:2
    The title "Same title" already belongs to content/duplicates/title-a.md. Give each document a title of its own.

    error file content/empty.md:-
    The file is empty. Write a title and some text, or delete the file.

    error file content/large.md:-
    The file has 5.2 MB; at most 2 MB are read. Split it into several documents.

    error file content/latin1.md:1
    The file is not UTF-8: byte 0xE9 is not valid here. Save it as UTF-8.

    error broken-link content/links.md:3
    The link "/docs/soud" leads to no page: there is no "/docs/soud". Nearest: "/docs/sound", "/docs/code", "/docs/tags", "/docs", "/docs/cycle" and 23 more. If another program serves it, name it in "servedElsewhere".

    error broken-markdown-link content/links.md:3
    The link "./soud.md" leads to no document: there is no "content/soud.md". Nearest: "content/sound.md", "content/code.md", "content/empty.md", "content/large.md", "content/links.md" and 18 more.

    error broken-image content/links.md:7
    The image "./missing.png" does not exist: there is no file "content/missing.png". Put it beside the document, or in static/ and write "/name".

    error front-matter content/not-closed.mdx:1
    The front matter starts with "---" and never ends. Put a line "---" after its last key.

    error front-matter content/not-yaml.mdx:2
    The front matter is not YAML: Nested mappings are not allowed in compact mappings. Put quotes around texts with ":" or "#".

    error plan content/plan.tsv:3
    The planned document "planned" does not exist. Write content/planned.mdx, or delete the row.

    error code content/quotes.mdx:3
    "algorithms/double.ts" has no region "dubble". Its regions, nearest first: "double".

    error code content/quotes.mdx:6
    source="algorithms/missing.ts": there is no file "algorithms/missing.ts" in the project. Write its path from the project's root.

    error category content/settings/_category_.yml:1
    Unknown key "lable". Did you mean "label"? Known keys: "label", "link", "key", "collapsible", "collapsed", "className", "position", "description", "customProps".

    error category content/settings/_category_.yml:2
    "position" is "first"; needed: a number.

    error sidebars content/sidebars.ts:4
    The sidebar "tutorialSidebar" names the document "missing-document", which does not exist. Available ids: "wrong-values", "sound", "settings/inside", "anchors", "code", "cycle", "duplicates/same", "large", "latin1", "links" and 11 more.

    error plan content/sound.md:-
    The kind of the document is missing; the plan has "guide" (content/plan.tsv:2). Correct the one that is wrong.

    error plan content/sound.md:-
    The document has 7 words of prose; the plan asks for at least 5000 (content/plan.tsv:2). Write what its subject still needs.

    error tags content/tags.yml:2
    The tag "never-used" is declared, but no document has it. Use it or delete it.

    error render content/throws.mdx:5
    The document throws while it is rendered: TypeError: Cannot read properties of undefined (reading 'property'). Correct the expression or component there.

    error mdx content/unclosed-tag.mdx:5
    MDX syntax: Expected a closing tag for \`<Tabs>\` (5:1). Close the tag, and put blank lines around Markdown inside it.

    error tags content/undeclared-tags.md:3
    The tag "raect" is not declared in content/tags.yml. Declare it, or use one of: "react", "never-used".

    error front-matter content/unknown-keys.mdx:3
    Unknown front matter key "sidebar_positon". Did you mean "sidebar_position"? Known keys: "sidebar_position", "sidebar_label", "sidebar_key", "description", "sidebar_class_name", "hide_title", "sidebar_custom_props", "title_meta" and 25 more.

    error front-matter content/unknown-keys.mdx:4
    Unknown front matter key "author". Known keys: "title", "tags", "id", "keywords", "image", "slug", "lang", "kind" and 25 more.

    error front-matter content/wrong-values.mdx:3
    "kind" is "guid"; allowed: "guide", "topic", "links", "intro", "algorithm", "questions", "snippets", "reference", "cheatsheet", "data-structure".

    error front-matter content/wrong-values.mdx:4
    "tags" is "react"; needed: a list.

    error front-matter content/wrong-values.mdx:5
    "toc_max_heading_level" is 9; needed: at most 6.

    error front-matter content/wrong-values.mdx:7
    "last_update.date" is "yesterday"; needed: a day that exists, as 2025-01-31, 1/31/2025 (the month first) or Jan 31 2025.

    error front-matter content/wrong-values.mdx:8
    "pagination_next" is "soundd", which is not a document. Available ids: "sound", "code", "links", "quotes", "cycle", "empty", "large", "latin1", "throws", "anchors" and 11 more.

    error front-matter content/wrong-values.mdx:9
    "displayed_sidebar" is "tutorialSidbar", which is not a sidebar. Available ids: "tutorialSidebar".

    error broken-link content/wrong-values.mdx:10
    The image "img/missing.png" is not a file in static/, nor is it one beside the document (./name.png). Nearest: there are none.

    error packages content/wrong-values.mdx:11
    The package "expres" is not in examples/package-lock.json. Install it there ("npm install expres"), or correct the name. Nearest: "express".

    error configuration site.config.ts:13
    The navbar item "Start" names the document "sond", which does not exist. Available ids: "sound", "code", "links", "cycle", "empty", "large", "latin1", "quotes", "throws", "anchors" and 11 more.

    error configuration site.config.ts:14
    The navbar item "Other" names the sidebar "tutorialSidebars", which does not exist or is empty. Available ids: "tutorialSidebar".

    error configuration site.config.ts:15
    The navbar item "Nowhere" links to /docs/nowhere, which is not a page. Nearest: "/docs/anchors", "/docs/code", "/docs/cycle", "/docs/large", "/docs/not-yaml" and 23 more.

    error configuration site.config.ts:18
    "home.featured" names the document "unsound", which does not exist. Available ids: "sound", "anchors", "code", "latin1", "quotes", "throws", "cycle", "empty", "large", "links" and 11 more.

    error configuration site.config.ts:19
    The announcement links to /docs/there, which is not a page. Nearest: "/docs/tags", "/docs/code", "/docs/cycle", "/docs/large", "/docs/throws" and 23 more.

    error redirect site.config.ts:21
    The redirect from /docs/sound hides a page of that path. Delete the redirect, or move the page.

    error redirect site.config.ts:22
    The redirects form a loop: /a → /b → /a. Let one of them lead to a page.

    error redirect site.config.ts:23
    The redirects form a loop: /b → /a → /b. Let one of them lead to a page.

    error redirect site.config.ts:24
    The redirect from /old leads to /docs/soud, which is not a page. Nearest: "/docs/sound", "/docs/code", "/docs/tags", "/docs", "/docs/cycle" and 23 more.

    error configuration site.config.ts:26
    "search.searchKey" is missing; hosted search needs it. Write it, or set SEARCH_KEY in the environment.

    error configuration site.config.ts:26
    "search.indexName" is missing; hosted search needs it. Write it, or set SEARCH_INDEX_NAME in the environment."
  `)
})

it('has only errors, none of them internal', () => {
  expect(result.problems.filter(({ severity, rule }) => severity !== 'error' || rule === 'internal')).toEqual([])
})

it('still compiles the documents without faults', () => {
  expect(result.site?.pages.has('/docs/sound')).toBe(true)
  expect(result.site?.pages.has('/docs/throws')).toBe(false)
})

it('reports the same when it runs again', async () => {
  expect(report((await createPipeline({ root: fixture.root, environment: {} }).load()).problems)).toBe(
    report(result.problems),
  )
})
