import { parseJsoncSample, parseJsonSample, parseTomlSample, parseYamlSample } from './data-parsers.ts'
import {
  parseDiffSample,
  parseDockerfileSample,
  parseHttpSample,
  parseNginxSample,
  parsePrismaSample,
} from './file-parsers.ts'
import type { ParsedLanguage } from '@dev-handbook/generator/model/checked-languages'
import type { Parser } from './parser.ts'
import { parseSqlSample } from './sql-parser.ts'
import { parseRustSample, parseShellSample } from './tree-sitter-parsers.ts'
import { parseCssSample, parseGraphqlSample, parseHtmlSample } from './web-parsers.ts'

/** Parsers by the language of a fence. Scripts have no parser here: they are compiled. */
export const parsers: Readonly<Record<string, Parser>> = {
  json: parseJsonSample,
  jsonc: parseJsoncSample,
  yaml: parseYamlSample,
  yml: parseYamlSample,
  toml: parseTomlSample,
  html: parseHtmlSample,
  css: parseCssSample,
  graphql: parseGraphqlSample,
  sql: parseSqlSample,
  dockerfile: parseDockerfileSample,
  nginx: parseNginxSample,
  sh: parseShellSample,
  bash: parseShellSample,
  diff: parseDiffSample,
  http: parseHttpSample,
  prisma: parsePrismaSample,
  rust: parseRustSample,
} satisfies Record<ParsedLanguage, Parser>
