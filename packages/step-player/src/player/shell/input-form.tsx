import { useEffect, useId, useState } from 'react'
import type { PlayerTexts } from '../../texts/kinds/player.ts'
import type { ShownFault } from '../run-input.ts'
import type { Name, Preset } from '../subject.ts'

interface InputFormProps {
  label: Name
  presets: readonly Preset[]
  /** The input that is shown now. */
  text: string
  /** Why the last input was not accepted. */
  fault: ShownFault | undefined
  onShow: (text: string) => void
  texts: PlayerTexts
}

/** Ready-made inputs, and a field for the reader's own input. */
export const InputForm = ({ label, presets, text, fault, onShow, texts }: InputFormProps) => {
  const { own, lang } = texts
  const names = presets.map(({ name }) => name[lang])
  const nameOf = (shown: string) => presets.find((preset) => preset.text === shown)?.name[lang] ?? own
  const [chosen, setChosen] = useState(() => nameOf(text))
  const [draft, setDraft] = useState(text)
  const id = useId()
  const reason = useReason(fault, texts)
  const choose = (name: string) => {
    setChosen(name)
    const preset = presets[names.indexOf(name)]
    if (!preset) return
    const next = typeof preset.text === 'string' ? preset.text : preset.text()
    setDraft(next)
    onShow(next)
  }
  return (
    <form
      className="input"
      onSubmit={(event) => {
        event.preventDefault()
        setChosen(nameOf(draft))
        onShow(draft)
      }}
    >
      <select aria-label={texts.input} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        {[...names, own].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <input
        type="text"
        aria-label={label[lang]}
        title={label[lang]}
        value={draft}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={reason && id}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <button type="submit">{texts.show}</button>
      {reason && (
        <p id={id} role="alert">
          {reason}
        </p>
      )}
    </form>
  )
}

/**
 * The message of a fault, once its texts are loaded. When they cannot be fetched, the message is that there is nothing
 * to show.
 */
const useReason = (fault: ShownFault | undefined, { lang, faults }: PlayerTexts): string | undefined => {
  const [words, setWords] = useState<ReadonlyMap<ShownFault, string>>(new Map())
  useEffect(() => {
    if (typeof fault === 'function')
      void fault(lang)
        .catch(() => faults.nothing)
        .then((text) => setWords((last) => new Map(last).set(fault, text)))
  }, [fault, lang, faults])
  return typeof fault === 'function' ? words.get(fault) : fault
}
