import { describe, expect, test } from 'vitest'
import { convertNpmCommands } from './package-managers.ts'

describe('convertNpmCommands', () => {
  test.each([
    ['npm install', 'yarn install', 'pnpm install', 'bun install'],
    ['npm i express zod', 'yarn add express zod', 'pnpm add express zod', 'bun add express zod'],
    ['npm install --save-dev vite', 'yarn add --dev vite', 'pnpm add -D vite', 'bun add -d vite'],
    ['npm i -g npm-check', 'yarn global add npm-check', 'pnpm add -g npm-check', 'bun add -g npm-check'],
    ['npm i -E a@1', 'yarn add --exact a@1', 'pnpm add -E a@1', 'bun add -E a@1'],
    ['npm ci', 'yarn install --frozen-lockfile', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
    ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
    ['npm update', 'yarn upgrade', 'pnpm update', 'bun update'],
    ['npm run build -- --watch', 'yarn build --watch', 'pnpm run build --watch', 'bun run build --watch'],
    ['npm run install', 'yarn run install', 'pnpm run install', 'bun run install'],
    ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
    ['npm init -y', 'yarn init -y', 'pnpm init -y', 'bun init -y'],
    [
      'npm create vite@latest app -- --template react-ts',
      'yarn create vite app --template react-ts',
      'pnpm create vite@latest app --template react-ts',
      'bun create vite@latest app --template react-ts',
    ],
    ['npx -y tsc --init', 'yarn dlx tsc --init', 'pnpm dlx tsc --init', 'bunx tsc --init'],
    ['npm exec -- tsc', 'yarn dlx tsc', 'pnpm dlx tsc', 'bunx tsc'],
    ['npm audit', 'npm audit', 'npm audit', 'npm audit'],
    [
      'cd app && npm i && npm run dev # go',
      'cd app && yarn install && yarn dev # go',
      'cd app && pnpm install && pnpm run dev # go',
      'cd app && bun install && bun run dev # go',
    ],
    ['echo npm install', 'echo npm install', 'echo npm install', 'echo npm install'],
  ])('%s', (npm, yarn, pnpm, bun) => {
    expect([
      convertNpmCommands(npm, 'npm'),
      convertNpmCommands(npm, 'yarn'),
      convertNpmCommands(npm, 'pnpm'),
      convertNpmCommands(npm, 'bun'),
    ]).toEqual([npm, yarn, pnpm, bun])
  })
})
