import { useRef, useState } from 'react'
import type { PracticeTexts } from '../../texts/kinds/practice.ts'
import { countCards, mergeProgress, progressFromText, progressToText, type Progress } from './progress.ts'

interface ProgressMenuProps {
  texts: PracticeTexts
  /** Site path of the page. */
  path: string
  load: () => Progress
  onChange: (alter: (all: Progress) => Progress) => void
}

/** The actions for the progress: export it, import it, delete it. */
export const ProgressMenu = ({ texts, path, load, onChange }: ProgressMenuProps) => {
  const file = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')

  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = progressFromText(await chosen.text().catch(() => ''))
    if (typeof read === 'string') {
      setStatus(texts[read])
      return
    }
    onChange((all) => mergeProgress(all, read))
    setStatus(texts.imported(countCards(read)))
  }
  const forget = () => {
    if (confirm(texts.confirmReset)) onChange((all) => ({ ...all, [path]: {} }))
  }
  return (
    <details className="practice-data">
      <summary>{texts.data}</summary>
      <p>{texts.privacy}</p>
      <button type="button" onClick={() => download(progressToText(load()))}>
        {texts.exportFile}
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        {texts.importFile}
      </button>
      <button type="button" onClick={forget}>
        {texts.reset}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <output>{status}</output>
    </details>
  )
}

const download = (text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `practice-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  // Some browsers read the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
