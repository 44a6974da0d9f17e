import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { exampleName, examples } from './examples.ts'
import { allFlags, flagMeanings, toggleFlag } from './flags.ts'
import type { Attempt } from './match-text.ts'

interface PatternFormProps {
  form: RefObject<HTMLFormElement | null>
  draft: Attempt
  isInvalid: boolean
  /** Id of the element with the status of the pattern. */
  statusId: string
  onChange: (attempt: Attempt) => void
}

const own = 'Your own'

/** These fields contain code, so browsers must not correct the text. */
const asTyped = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off' } as const

/** What a text area of the static page contains now. `undefined` on the server, and where the page has no such field. */
const textInPage = (id: string): string | undefined => {
  if (typeof document === 'undefined') return undefined
  const field = document.getElementById(id)
  return field instanceof HTMLTextAreaElement ? field.value : undefined
}

/** The reader's fields, and examples to start with. */
export const PatternForm = ({ form, draft, isInvalid, statusId, onChange }: PatternFormProps) => {
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  // Hydration keeps what the reader typed into an input, but resets a text area. So read it before, and restore it
  // before the form is read.
  const [typed] = useState(() => textInPage(`${id}t`))
  useEffect(() => {
    if (typed !== undefined && text.current) text.current.value = typed
  }, [typed])
  const choose = (name: string) => {
    const example = examples.find((known) => known.name === name)
    if (example) onChange(example.attempt)
  }
  return (
    <form ref={form} data-control="" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}e`}>Example</label>
      <select id={`${id}e`} value={exampleName(draft) ?? own} onChange={(event) => choose(event.currentTarget.value)}>
        {[...examples.map(({ name }) => name), own].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor={`${id}p`}>Pattern</label>
      <div className="pattern">
        <span aria-hidden="true">/</span>
        <input
          {...asTyped}
          id={`${id}p`}
          name="source"
          maxLength={1000}
          value={draft.source}
          aria-invalid={isInvalid}
          aria-describedby={statusId}
          onChange={(event) => onChange({ ...draft, source: event.currentTarget.value })}
        />
        <span aria-hidden="true">/{draft.flags}</span>
      </div>
      <fieldset>
        <legend>Flags</legend>
        {allFlags.map((flag) => (
          <label key={flag} title={`${flag}: ${flagMeanings[flag]}`}>
            <input
              type="checkbox"
              name="flags"
              value={flag}
              checked={draft.flags.includes(flag)}
              aria-label={`${flag}: ${flagMeanings[flag]}`}
              onChange={() => onChange({ ...draft, flags: toggleFlag(draft.flags, flag) })}
            />
            {flag}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}t`}>Text</label>
      <textarea
        {...asTyped}
        ref={text}
        id={`${id}t`}
        name="text"
        rows={4}
        maxLength={10_000}
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.currentTarget.value })}
      />
      <label htmlFor={`${id}r`}>Replacement</label>
      <input
        {...asTyped}
        id={`${id}r`}
        name="replacement"
        maxLength={200}
        value={draft.replacement}
        onChange={(event) => onChange({ ...draft, replacement: event.currentTarget.value })}
      />
    </form>
  )
}

/** Reads the fields of the form. */
export const readForm = (form: HTMLFormElement): Attempt => {
  const data = new FormData(form)
  const field = (name: string) => data.getAll(name).join('')
  // The lines of form data end with CRLF, the format for the network.
  return {
    source: field('source'),
    flags: field('flags'),
    text: field('text').replaceAll('\r\n', '\n'),
    replacement: field('replacement'),
  }
}
