/**
 * Files of a new site by path, as `init` writes them. `title` is the name of the site as a quoted string of TypeScript.
 */
export const newSiteFiles = (title: string): Readonly<Record<string, string>> => ({
  'site.config.ts': `import { defineSiteConfig } from '@dev-handbook/generator/content/schema/site-config'

// The addresses on example.com are placeholders: put your own in their place.
export default defineSiteConfig({
  title: ${title},
  tagline: 'What this site is about, in one sentence',
  url: 'https://example.com',
  author: { name: 'The authors' },
  repository: { url: 'https://example.com/repository' },
  hosting: { label: 'Example hosting', href: 'https://example.com' },
  docs: { mainDocId: 'intro' },
  navbar: { items: [{ type: 'doc', docId: 'intro', label: 'Guides' }, { type: 'search' }] },
  styles: ['./theme.css'],
})
`,
  'content/intro.mdx': `---
title: Introduction
description: What this site is, and how to write its documents.
---

Documents are Markdown files in \`content/\`. This one ends in \`.mdx\`, so that it may also use components.

<Counter start={3} />

The counter is \`components/counter.tsx\`. Change it while \`npm run dev\` runs, and the page follows.

The next document is about [writing](writing.md).
`,
  'content/writing.md': `---
title: Writing
description: Headings, code and notes in a document.
---

## Code

\`\`\`ts title="greet.ts"
export const greet = (name: string): string => \`Hello, \${name}\`
\`\`\`

## Notes

:::tip

A link to another document names its file: [Introduction](intro.mdx).

:::
`,
  'components/counter.tsx': `'use client'
import { useState } from 'react'

/** A button that counts. The first line makes an island of it: the browser loads this module when the button comes into view. */
export const Counter = ({ start = 0 }: { start?: number }) => {
  const [count, setCount] = useState(start)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  )
}
`,
  'theme.css': `/* The colours and fonts of the site are custom properties. */
:root {
  --color-accent: light-dark(oklch(45% 0.15 260), oklch(78% 0.12 260));
}
`,
  '.gitignore': `node_modules/
.cache/
dist/
dist.*
`,
})
