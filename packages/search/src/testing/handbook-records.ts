import { makeRecords } from './make-records.ts'

/** Records of a small handbook: both languages, code names, headings of two levels. */
export const handbookRecords = makeRecords([
  {
    path: '/docs/guide/docker',
    title: 'Docker',
    description: 'Build, run and publish containers.',
    tags: ['Containers'],
    lead: 'Docker packs a service with everything that it needs.',
    sections: [
      {
        anchor: 'volumes',
        heading: 'Keep data in volumes',
        text: 'A volume outlives its container. Remove it with docker volume rm when nothing needs the data any more.',
      },
      { anchor: 'images', heading: 'Images', text: 'Remove an image with docker image rm. Layers are shared.' },
    ],
  },
  {
    path: '/docs/cheatsheet/react-hooks',
    title: 'React hooks',
    group: 'Cheat sheets',
    sections: [
      {
        anchor: 'use-effect',
        heading: 'useEffect',
        text: 'Runs after the component is on the screen. Compare with useLayoutEffect.',
      },
      {
        anchor: 'cleanup',
        heading: 'Cleanup',
        parent: 'useEffect',
        text: 'The returned function runs before the next effect.',
      },
    ],
  },
  {
    path: '/docs/other/js-questions2',
    title: 'Вопросы по JavaScript',
    group: 'Other',
    language: 'ru',
    sections: [
      {
        anchor: 'closures',
        heading: 'Что такое замыкание?',
        text: 'Замыкание помнит переменные места, где функция создана. Массивы и хуки живут так же.',
      },
    ],
  },
  {
    path: '/docs/algorithms/sort',
    title: 'Sorting',
    group: 'Algorithms',
    sections: [
      {
        anchor: 'cost',
        heading: 'Cost',
        text: 'Merge sort takes O(n log n) in C++ and in Node.js alike. Array.prototype.at is O(1). git rebase -i rewrites history.',
      },
    ],
  },
])
