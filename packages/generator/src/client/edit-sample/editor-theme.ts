import { EditorView } from '@codemirror/view'

/**
 * The look of a block of code. The rules have no layer, because the rules of CodeMirror that they replace have none.
 */
export const editorTheme = EditorView.theme(
  {
    '&': { color: 'var(--code-text)', backgroundColor: 'var(--code-ground)', font: '0.85rem / 1.6 var(--font-code)' },
    '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
    '.cm-scroller': { font: 'inherit', lineHeight: 'inherit' },
    '.cm-content': { padding: 'var(--space-4) 0', caretColor: 'var(--code-text)', tabSize: '2' },
    '.cm-line': { padding: '0 var(--space-4)' },
    '.cm-content ::selection': { background: 'color-mix(in oklab, var(--syntax-link) 35%, transparent)' },
    '&.cm-focused .cm-matchingBracket': { background: 'none', outline: '1px solid var(--code-muted)' },
    '&.cm-focused .cm-nonmatchingBracket': { background: 'none', outline: '1px solid var(--syntax-deleted)' },
    '.cm-selectionMatch': { background: 'var(--code-highlight)' },
    '.cm-searchMatch': { background: 'var(--code-highlight)', outline: '1px solid var(--code-muted)' },
    '.cm-searchMatch-selected': { background: 'color-mix(in oklab, var(--syntax-number) 35%, transparent)' },
    '.cm-panels': { color: 'var(--code-text)', background: 'var(--code-raised)' },
    '.cm-panels-top': { borderBottom: '1px solid var(--code-border)' },
    '.cm-panel.cm-search': { padding: 'var(--space-2) var(--space-4)', font: '0.85rem / 1.6 var(--font-text)' },
    '.cm-panel.cm-search label': { font: 'inherit' },
    '.cm-panel.cm-search [name=close]': { position: 'absolute', opacity: '1', insetInlineEnd: 'var(--space-2)' },
    '.cm-textfield': {
      color: 'inherit',
      background: 'var(--code-ground)',
      borderColor: 'var(--code-muted)',
      font: 'inherit',
    },
    '.cm-button': { position: 'static', opacity: '1', backgroundImage: 'none', font: 'inherit' },
    // Phones zoom into the page when a field has smaller letters.
    '@media (hover: none), (max-width: 600px)': {
      '.cm-content, .cm-panel.cm-search, .cm-textfield': { fontSize: '16px' },
    },
  },
  // Code has a dark background in both colour modes.
  { dark: true },
)
