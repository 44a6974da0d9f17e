import { posix } from 'node:path'
import { CodeBlock, contentsCode, DocCardList, Link, TocInline } from '../../components/theme-components.tsx'
import { splitNumberPrefix } from '../../content/documents/number-prefix.ts'
import type { ArticleComponent } from '../components/article-components.ts'

const atBuildTime = 'Articles are rendered at build time, without the site around them: write the value itself.'

/** What is said of a `<head>` in a document, which would stand in the middle of its page. */
export const headMessage =
  '<head> is left out: the head of a page is made of its front matter. Put title, description, keywords and image there, and delete the element.'

/** What to write in the place of modules of Docusaurus that have no equivalent here. */
const replacements: Readonly<Record<string, string>> = {
  '@theme/Heading': 'Write a Markdown heading: ## Text {#id}.',
  '@theme/IdealImage': 'Write a Markdown image: ![what it shows](./image.png).',
  '@theme/Mermaid': 'Draw a figure from data: <FlowFigure>, <SequenceFigure>, <GraphFigure>.',
  '@theme/ThemedImage': 'Write a Markdown image that is legible in both colour modes: ![what it shows](./image.svg).',
  '@docusaurus/BrowserOnly': 'Articles are rendered at build time; what needs a browser is an island.',
  '@docusaurus/Head': 'Put title, description, keywords and image into the front matter.',
  '@docusaurus/theme-common': atBuildTime,
  '@docusaurus/Translate': 'Write the text itself: a document has one language.',
  '@docusaurus/useDocusaurusContext': atBuildTime,
}

/** Components of Docusaurus' theme that a document may import. Those that need no import are in `articleComponents`. */
export const providedComponents = new Map(
  Object.entries({
    '@theme/DocCardList': DocCardList,
    '@theme/TOCInline': TocInline,
    '@theme/CodeBlock': CodeBlock,
    '@docusaurus/Link': Link,
  } as unknown as Readonly<Record<string, ArticleComponent>>),
)

/** Code that stands for an import of Docusaurus' own modules, where there is one. */
export const providedCode = (
  module: string,
  { name, others }: { name: string | undefined; others: string },
): string | undefined => {
  if (module === '@theme/TOCInline' && others === '') return `export const toc = ${contentsCode};`
  // The base URL is put in front of every path of the site.
  if (module === '@docusaurus/useBaseUrl' && name !== undefined && others === '')
    return `export const ${name} = (path) => /^(?:[a-z][a-z\\d+.-]*:|[/#])/i.test(path) ? path : '/' + path;`
  // The items of the list are those that it has without them.
  if (
    module === '@docusaurus/theme-common' &&
    name === undefined &&
    /^\{\s*useCurrentSidebarCategory\s*,?\s*\}$/.test(others)
  )
    return 'export const useCurrentSidebarCategory = () => ({});'
  return undefined
}

/** What to write instead of a module's component in a document, where something is to be said about it. */
export const insteadOf = (module: string, file: string): string | undefined => {
  if (module === '@theme/DocCard') {
    const folder = posix
      .dirname(file)
      .split('/')
      .slice(1)
      .map((name) => splitNumberPrefix(name).name)
      .join('/')
    return `Write <DocumentList under="${folder || 'folder'}" />: a list of the documents below a folder, with their descriptions.`
  }
  return replacements[module.replace(/^(@docusaurus\/theme-common)\/.*/, '$1')]
}
