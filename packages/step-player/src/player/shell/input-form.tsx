import { useId, useState } from 'react'
import type { PlayerTexts } from '../../texts/kinds/player.ts'
import type { Preset } from '../subject.ts'

interface InputFormProps {
  label: string
  presets: readonly Preset[]
  /** What is shown now. */
  text: string
  /** Why the last input was not taken. */
  fault: string | undefined
  onShow: (text: string) => void
  texts: PlayerTexts
}

/** Ready-made inputs and a field for the reader's own. */
export const InputForm = ({ label, presets, text, fault, onShow, texts }: InputFormProps) => {
  const own = texts.own
  const nameOf = (shown: string) => presets.find((preset) => preset.text === shown)?.name ?? own
  const [chosen, setChosen] = useState(() => nameOf(text))
  const [draft, setDraft] = useState(text)
  const id = useId()
  const choose = (name: string) => {
    setChosen(name)
    const preset = presets.find((known) => known.name === name)
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
        {[...presets.map(({ name }) => name), own].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <input
        type="text"
        aria-label={label}
        title={label}
        value={draft}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <button type="submit">{texts.show}</button>
      {fault === undefined ? null : (
        <p id={id} role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}
