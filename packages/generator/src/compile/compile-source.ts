import { createElement } from 'react'
import { decodePossiblyEmpty } from '../content/documents/decode-text.ts'
import { splitFrontMatter } from '../content/documents/split-front-matter.ts'
import { writtenLine } from './body/added-lines.ts'
import { bodySegments } from './body/body-segments.ts'
import { createNameCheck } from './modules/declared-names.ts'
import { describeSyntaxError } from './describe-syntax-error.ts'
import { documentVisitors } from './document-visitors.ts'
import { reportError, readProjectFile, type CompileState, type SourceText } from './compile-state.ts'
import type { ImportedValues, ModuleImports } from './modules/site-import.ts'
import { prepareBody } from './body/prepare-body.ts'
import { evaluateMdx, placed, Raw, type MdxOptions } from './components/render-mdx.ts'
import { withRequiredAssets } from './modules/required-assets.ts'
import { formatOf } from './source-format.ts'
import { compileMarkdown, MarkdownSyntaxError, type MarkdownOutput } from './satteri.ts'
import type { ArticleComponent } from './components/article-components.ts'
import { markdownInHtml } from './body/markdown-in-html.ts'
import { markFormulas } from './body/math.ts'
import { findTornTags, scanTags } from './body/tag-containers.ts'
import { unwrapMdxBlocks } from './body/unwrap-mdx-blocks.ts'

/** A source after the Markdown compiler, with the partials that it imports. */
export interface CompiledSource {
  source: SourceText
  output: MarkdownOutput
  partials: ReadonlyMap<string, CompiledSource>
  /** Components of the Docusaurus theme that the source imports, by their names in the source. */
  imported: ReadonlyMap<string, ArticleComponent>
  /** The other imports of the source. They are complete when the modules are loaded. */
  bound: ImportedValues
}

/**
 * Compiles a source, then the partials that it imports. Faults are reported; the result is `undefined` if there is
 * none. `ancestors` are the files whose imports led here: a partial among them is a cycle.
 */
export const compileSource = (
  source: SourceText,
  state: CompileState,
  ancestors: readonly string[] = [],
): CompiledSource | undefined => {
  const imports: ModuleImports = {
    names: new Set(),
    assets: new Map(),
    partials: new Map(),
    components: new Map(),
    bound: { values: new Map(), components: new Map() },
  }
  const text = prepareBody({
    body: withMarkedFormulas(withRequiredAssets(source, state), { source, state }),
    format: source.format,
    options: state.context.markdown,
    bodyLine: source.bodyLine,
    report: (rule, line, message) => reportError(state, { rule, file: source.file, line, message }),
    warn: (rule, line, message) => state.context.problems.warning({ rule, file: source.file, line, message }),
  })
  state.sources++
  if (source.format === 'md') warnOfMarkdownInHtml(source, state)
  if (source.format === 'mdx' && reportTornTags(text, { source, state })) return undefined
  const output = compileText(text, { source, state, imports })
  if (!output) return undefined
  const partials = new Map<string, CompiledSource>()
  const path = [...ancestors, source.file]
  for (const [name, { file, line }] of imports.partials) {
    if (path.includes(file)) {
      const cycle = [...path.slice(path.indexOf(file)), file].join(' → ')
      state.missing.add(name)
      reportError(state, {
        rule: 'import',
        file: source.file,
        line,
        message: `Partials import each other in a circle: ${cycle}. Remove one of the imports.`,
      })
      continue
    }
    const compiled = compileSource(readSource(state, file), state, path)
    if (compiled) partials.set(name, compiled)
    else state.missing.add(name)
  }
  return { source, output, partials, imported: imports.components, bound: imports.bound }
}

/** Makes a component from a source. The source's partials are components of it. */
export const evaluateSource = (
  { source, output, partials, imported, bound }: CompiledSource,
  context: Omit<MdxOptions, 'file'>,
): ArticleComponent => {
  const { components, at } = context
  if (output.format === 'md') return () => createElement(Raw, { html: output.html })
  const ofSite = [...bound.components].flatMap(([name, key]) => {
    const component = components[key]
    return component ? [[name, component] as const] : []
  })
  // A document may also pass a partial as a value: `component={Part}`.
  const ofPartials = [...partials].map(
    ([name, partial]) => [name, placed(evaluateSource(partial, context), at)] as const,
  )
  const own = Object.fromEntries([
    ...componentMaps(bound),
    ...ofSite,
    ...ofPartials,
    ...[...imported].map(([name, component]) => [name, placed(component, at)] as const),
  ])
  const globals = { ...context.globals, ...Object.fromEntries([...bound.values, ...ofSite, ...ofPartials]) }
  return evaluateMdx(output.code, { ...context, file: source.file, components: { ...components, ...own }, globals })
}

/** The imported maps whose members can be elements: `<Links.Home />`. */
const componentMaps = ({ values, components }: ImportedValues): [string, ArticleComponent][] =>
  [...values].filter(
    (entry): entry is [string, ArticleComponent] =>
      /^\p{Lu}/u.test(entry[0]) && !components.has(entry[0]) && typeof entry[1] === 'object' && entry[1] !== null,
  )

/** Returns a text with uniform line ends, and its format, which its name or its content decides. */
export const sourceText = ({ file, body, bodyLine }: Omit<SourceText, 'format'>): SourceText => {
  const text = unwrapMdxBlocks(body.replaceAll(/\r\n?/g, '\n'))
  return { file, body: text, bodyLine, format: formatOf(file, text) }
}

const withMarkedFormulas = (body: string, { source, state }: { source: SourceText; state: CompileState }): string =>
  body.includes('$')
    ? markFormulas(body, {
        segments: bodySegments(body),
        tags: scanTags(body),
        add: ({ line, ...formula }) =>
          state.formulas.push({ ...formula, file: source.file, line: line + source.bodyLine }) - 1,
      })
    : body

const warnOfMarkdownInHtml = (source: SourceText, state: CompileState): void => {
  const line = markdownInHtml(source.body)
  if (line === undefined) return
  state.context.problems.warning({
    rule: 'html',
    file: source.file,
    line: line + source.bodyLine,
    message:
      'Markdown within a block of HTML is shown as it is written. Put an empty line before the Markdown, or name the file ".mdx".',
  })
}

const reportTornTags = (text: string, { source, state }: { source: SourceText; state: CompileState }): boolean => {
  const torn = findTornTags(text)
  for (const { name, openLine, closeLine } of torn) {
    reportError(state, {
      rule: 'mdx',
      file: source.file,
      line: closeLine + source.bodyLine - 1,
      message:
        `MDX syntax: </${name}> is in a different list item or quotation from its <${name}> on line ${openLine + source.bodyLine - 1}. ` +
        'Put a blank line before it, and indent it like its opening tag.',
    })
  }
  return torn.length > 0
}

/** Returns a partial of the project. A file that cannot be read is reported, and counts as empty. */
export const readSource = (state: CompileState, file: string): SourceText => {
  const bytes = readProjectFile(state, file)
  const decoded = decodePossiblyEmpty(bytes ?? Buffer.alloc(0))
  if (decoded.text === undefined) {
    reportError(state, {
      rule: 'file',
      file,
      ...(decoded.line !== undefined && { line: decoded.line }),
      message: decoded.message,
    })
  }
  const text = decoded.text ?? ''
  const { body, bodyLine } = splitFrontMatter(text) ?? { body: text, bodyLine: 1 }
  return sourceText({ file, body, bodyLine })
}

const compileText = (
  text: string,
  { source, state, imports }: { source: SourceText; state: CompileState; imports: ModuleImports },
): MarkdownOutput | undefined => {
  const names = createNameCheck()
  const lineOf = writtenLine(text)
  try {
    return compileMarkdown({
      text,
      format: source.format,
      visitors: documentVisitors(state, { source, imports, names, lineOf }),
      admonitions: state.context.markdown.admonitions !== false,
      headingIds: state.context.markdown.headingIds,
      // A partial has its own footnotes. Their ids must differ from those of the document.
      footnotes: { ...state.labels.footnotes, prefix: state.sources === 1 ? 'note-' : `note-${state.sources}-` },
    })
  } catch (error) {
    if (!(error instanceof MarkdownSyntaxError)) throw error
    // The error names the first of the two places. The second place was already reported, with the name.
    if (names.repeated.has(/Duplicated export '(.+?)'/.exec(error.message)?.[1] ?? '')) return undefined
    reportError(state, {
      rule: 'mdx',
      file: source.file,
      line: lineOf(error.line) + source.bodyLine - 1,
      column: error.column,
      // The engine's own message counts lines from the start of the body, so it is not shown as the cause.
      message:
        describeSyntaxError(error, (line) => lineOf(line) + source.bodyLine - 1) +
        (source.file.endsWith('.md')
          ? ' The file uses JSX, so it is read as MDX although its name ends in ".md".'
          : ''),
    })
    return undefined
  }
}
