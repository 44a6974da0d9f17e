import { messages as texts } from 'virtual:search-messages'

/** The keys of the search, for readers who see the screen. Users of screen readers know these keys. */
export const KeyHints = () => {
  const { keys } = texts
  return (
    <div className="search-keys" aria-hidden="true">
      <span>
        <kbd>↵</kbd> {keys.select}
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {keys.navigate}
      </span>
      <span>
        <kbd>tab</kbd> {keys.filter}
      </span>
      <span>
        <kbd>esc</kbd> {keys.close}
      </span>
    </div>
  )
}
