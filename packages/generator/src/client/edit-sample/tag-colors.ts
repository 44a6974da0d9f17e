import { syntaxHighlighting } from '@codemirror/language'
import { tagHighlighter, tags } from '@lezer/highlight'
import type { TokenName } from '../../model/token.ts'

const named = (name: TokenName, ...all: readonly (typeof tags.keyword)[]) => all.map((tag) => ({ tag, class: name }))

/** Colours of CSS, HTML and SQL: the classes of the blocks on the page, by the tags of the syntax tree. */
export const tagColors = syntaxHighlighting(
  tagHighlighter([
    ...named('c', tags.comment),
    ...named('k', tags.keyword, tags.tagName, tags.definitionKeyword, tags.operatorKeyword, tags.modifier),
    ...named('s', tags.string, tags.attributeValue, tags.special(tags.string), tags.escape),
    ...named('n', tags.number, tags.unit),
    ...named(
      'o',
      tags.className,
      tags.bool,
      tags.null,
      tags.atom,
      tags.constant(tags.name),
      tags.labelName,
      tags.color,
    ),
    ...named('f', tags.function(tags.variableName), tags.standard(tags.name)),
    ...named('t', tags.typeName),
    ...named('p', tags.attributeName, tags.propertyName),
  ]),
)
