import { posix } from 'node:path'

const atBuildTime = 'Articles are rendered at build time, without the site around them: write the value itself.'

/** What to write in the place of modules of Docusaurus that have no equivalent here. */
const replacements: Readonly<Record<string, string>> = {
  '@theme/CodeBlock': 'Write a fenced block: ```js title="file.js".',
  '@theme/Heading': 'Write a Markdown heading: ## Text {#id}.',
  '@theme/IdealImage': 'Write a Markdown image: ![what it shows](./image.png).',
  '@theme/Mermaid': 'Draw a figure from data: <FlowFigure>, <SequenceFigure>, <GraphFigure>.',
  '@theme/ThemedImage': 'Write a Markdown image that is legible in both colour modes: ![what it shows](./image.svg).',
  '@theme/TOCInline': 'Every page has a table of contents beside its article: delete it.',
  '@docusaurus/BrowserOnly': 'Articles are rendered at build time; what needs a browser is an island.',
  '@docusaurus/Head': 'Put title, description, keywords and image into the front matter.',
  '@docusaurus/Link': 'Write a Markdown link: [text](./file.mdx).',
  '@docusaurus/theme-common': atBuildTime,
  '@docusaurus/Translate': 'Write the text itself: a document has one language.',
  '@docusaurus/useBaseUrl': 'Write the path of a page or of a file in static/: the base URL is put in front of it.',
  '@docusaurus/useDocusaurusContext': atBuildTime,
}

/** What to write instead of a module's component in a document, where something is to be said about it. */
export const insteadOf = (module: string, file: string): string | undefined => {
  if (/^@theme\/DocCard(?:List)?$/.test(module)) {
    const folder = posix.dirname(file).split('/').slice(1).join('/')
    return `Write <DocumentList under="${folder || 'folder'}" />: a list of the documents below a folder, with their descriptions.`
  }
  return replacements[module.replace(/^(@docusaurus\/theme-common)\/.*/, '$1')]
}
