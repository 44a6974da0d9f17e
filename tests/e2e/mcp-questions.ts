/**
 * Questions that developers ask their coding agents, each with the addresses that answer it. The search of the MCP
 * server must put one of them first.
 */
export const mcpQuestions: readonly [question: string, ...addresses: string[]][] = [
  ['difference between interface and type in TypeScript', '/docs/cheatsheet/ts#interface-or-type'],
  ['how to undo the last git commit but keep the changes', '/docs/cheatsheet/git#undo-commit'],
  ['center a div with CSS', '/docs/cheatsheet/css-layout#center-div'],
  ['what is a closure in JavaScript', '/docs/other/js-questions#closure'],
  ['cancel a fetch request when a React component unmounts', '/docs/other/react-questions#fetch-race'],
  ['validate an email with a regular expression', '/docs/cheatsheet/regexp#email'],
  ['docker compose wait for the database to be healthy', '/docs/guide/docker#compose'],
  ['Dockerfile for a Node.js service with multi-stage build', '/docs/guide/docker#multi-stage'],
  ['prisma transaction', '/docs/guide/prisma#transactions'],
  ['n+1 problem in GraphQL', '/docs/guide/graphql#n-plus-1'],
  ['zod parse environment variables', '/docs/cheatsheet/zod#env'],
  ['express 5 async error handler', '/docs/cheatsheet/express-api#async'],
  ['JWT refresh token rotation', '/docs/guide/auth#refresh-rotation', '/docs/cheatsheet/jsonwebtoken#refresh'],
  ['useEffect runs twice in development', '/docs/cheatsheet/react-hooks#runs-twice'],
  ['optimistic update with TanStack Query', '/docs/guide/react-query#optimistic'],
  ['narrow a discriminated union', '/docs/cheatsheet/ts#discriminated', '/docs/other/ts-questions#discriminated'],
  ['sort an array of objects by two keys', '/docs/other/snippets-js#sort-by'],
  ['deep clone an object with structuredClone', '/docs/other/snippets-js#deep-copy'],
  ['shortest path in a weighted graph', '/docs/algorithms-data-structures/algorithms/graph/dijkstra'],
  ['detect a cycle in a linked list', '/docs/algorithms-data-structures/algorithms/linked-list/cycle-detection'],
  ['LRU cache implementation', '/docs/algorithms-data-structures/data-structures/lru#implementation'],
  [
    'median of an unsorted array in linear time',
    '/docs/algorithms-data-structures/algorithms/statistics/quickselect#median-of-medians',
  ],
  ['SQL window function running total', '/docs/cheatsheet/sql#running-total'],
  ['websocket or server-sent events', '/docs/other/js-questions#realtime'],
  ['read a large file line by line in Node', '/docs/other/node-questions#read-lines'],
  ['promise all vs allsettled', '/docs/guide/async-js#combinators', '/docs/other/js-questions#promise-combinators'],
  ['css container queries', '/docs/cheatsheet/css-layout#container'],
  ['generic constraints in TypeScript', '/docs/cheatsheet/ts#constraints'],
  ['knapsack dynamic programming', '/docs/algorithms-data-structures/algorithms/sets/knapsack'],
  ['topological sort of dependencies', '/docs/algorithms-data-structures/algorithms/graph/topological-sorting'],
]
