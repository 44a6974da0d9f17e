const longSection = (name: string): string =>
  `## ${name}\n\n${Array.from({ length: 40 }, (_, index) => `Paragraph ${index} of ${name}. ${'It says a little more. '.repeat(6)}`).join('\n\n')}\n`

/** A small site with everything that the tools read: languages, tags, samples, output, questions, a long document. */
export const mcpSite: Readonly<Record<string, string>> = {
  'content/sidebars.ts': `export default {
    main: [
      'intro',
      { type: 'category', label: 'Guides', items: ['guide/docker', 'guide/long'] },
      { type: 'category', label: 'Questions', items: ['other/questions', 'other/voprosy'] },
      { type: 'category', label: 'Algorithms', items: ['algorithms/stack'] },
    ],
  }`,
  'content/tags.yml':
    'docker:\n  label: Docker\n  description: Containers.\nbasics:\n  label: Basics\n  description: Basics.\n',
  'content/intro.md': '---\ntags: [basics]\n---\n# Start here\n\nThe first page.\n',
  'content/guide/docker.mdx': `---
title: Docker
description: Containers from nothing to production.
kind: guide
tags: [docker]
packages: [express]
last_update: { date: 2025-02-03 }
---
Before all headings.

\`\`\`sh
docker version
\`\`\`

## Install Docker {#install}

Install the engine.

\`\`\`ts title="src/size.ts" run
console.log(1 + 1)
3 // => 3
\`\`\`

\`\`\`text output
2
\`\`\`

### On Linux

Use the package of the distribution.

## Containers {#containers}

A container is a process.
`,
  'content/guide/long.md': `---\ntitle: Long\n---\n${['One', 'Two', 'Three'].map(longSection).join('\n')}`,
  'content/other/questions.md': `---
title: Questions
kind: questions
---
## Functions

### What is a closure?

A function with the variables of the scopes in which it was made.

### What is hoisting?

Declarations are known before their lines.
`,
  'content/other/voprosy.md':
    '---\ntitle: Вопросы\nkind: questions\nlang: ru\n---\n## Функции\n\n### Что такое замыкание?\n\nФункция вместе с областью видимости.\n',
  'content/algorithms/stack.md': `---
title: Stack
kind: data-structure
keywords: [last in first out]
---
Last in, first out.

## Use

\`\`\`ts title="src/stack.ts"
export const stack: number[] = []
\`\`\`

\`\`\`ts run
import { stack } from './src/stack.ts'
stack.length // => 0
\`\`\`
`,
  'examples/package-lock.json': JSON.stringify({ packages: { 'node_modules/express': { version: '5.3.0' } } }),
}
