import { flushSync } from 'react-dom'
import { messages as texts } from 'virtual:search-messages'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useSite } from '../../ui/site-context.ts'
import { hitAddress } from '../hits/hit-address.ts'
import type { SavedSearch } from '../saved/saved-searches.ts'
import type { Options } from './use-options.ts'
import type { SavedSearchesControl } from '../saved/use-saved-searches.ts'

interface StartScreenProps {
  saved: SavedSearchesControl
  options: Options
  listId: string
}

/**
 * The results that the reader has opened. They are shown before the reader types. The buttons of an entry are outside of
 * the list of options, because screen readers expect only options there. A grid puts the buttons beside the list.
 */
export const StartScreen = ({ saved, options, listId }: StartScreenProps) => {
  const { recent, favourites } = saved
  if (recent.length + favourites.length === 0) {
    return (
      <div className="search-message">
        <p>{texts.noRecent}</p>
        <p className="search-detail">{texts.start}</p>
      </div>
    )
  }
  const groups = [
    { label: texts.recent, searches: recent, start: 0, row: 1 },
    { label: texts.favourites, searches: favourites, start: recent.length, row: recent.length + 2 },
  ].filter(({ searches }) => searches.length > 0)
  return (
    <div className="search-start">
      <div id={listId} className="search-contents" role="listbox" aria-label={texts.field}>
        {groups.map(({ label, searches, start, row }) => (
          <div key={label} className="search-contents" role="group" aria-label={label}>
            <div className="search-label" style={{ gridRow: row }} role="presentation">
              {label}
            </div>
            {searches.map((search, index) => (
              <SavedOption
                key={search.url}
                search={search}
                option={options.propsOf(start + index)}
                row={row + 1 + index}
                onOpen={() => saved.addRecent(search)}
              />
            ))}
          </div>
        ))}
      </div>
      {groups.flatMap(({ label, searches, row }) =>
        searches.map((search, index) => (
          <div key={search.url} className="search-buttons" style={{ gridRow: row + 1 + index }}>
            {label === texts.recent && (
              <SavedButton icon="star" label={texts.save} search={search} onPress={saved.addFavourite} />
            )}
            <SavedButton
              icon="close"
              label={label === texts.recent ? texts.removeRecent : texts.removeFavourite}
              search={search}
              onPress={saved.remove}
            />
          </div>
        )),
      )}
    </div>
  )
}

interface SavedOptionProps {
  search: SavedSearch
  option: ReturnType<Options['propsOf']>
  row: number
  onOpen: () => void
}

const SavedOption = ({ search, option, row, onOpen }: SavedOptionProps) => {
  const { baseUrl, lang } = useSite()
  return (
    <a
      {...option}
      href={hitAddress(baseUrl, search.url)}
      className="search-option"
      style={{ gridRow: row }}
      lang={search.language === lang ? undefined : search.language}
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      <span className="search-saved-title">{search.title}</span>
      {search.path.length > 0 && <span className="search-saved-path">{search.path.join(' › ')}</span>}
    </a>
  )
}

interface SavedButtonProps {
  icon: IconName
  label: string
  search: SavedSearch
  onPress: (search: SavedSearch) => void
}

const SavedButton = ({ icon, label, search, onPress }: SavedButtonProps) => (
  <button
    type="button"
    className="search-button"
    aria-label={`${label}: ${search.title}`}
    title={label}
    onClick={({ currentTarget }) => pressAndStay(currentTarget, () => onPress(search))}
  >
    <Icon name={icon} size={18} />
  </button>
)

/** The pressed button disappears with its entry. The focus moves to the button that takes its place, or to the field when none is left. */
const pressAndStay = (button: HTMLElement, press: () => void): void => {
  const dialog = button.closest('dialog')
  const buttons = () => [...(dialog?.querySelectorAll<HTMLElement>('.search-button') ?? [])]
  const place = buttons().indexOf(button)
  flushSync(press)
  const left = buttons()
  const next = left[Math.min(place, left.length - 1)] ?? dialog?.querySelector<HTMLElement>('.search-field')
  next?.focus()
}
