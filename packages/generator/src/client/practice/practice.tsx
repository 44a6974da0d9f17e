import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { DoneScreen } from './done-screen.tsx'
import { cardOf, dueQuestions } from './next-question.ts'
import {
  freshLeft,
  inScope,
  practise,
  startPractice,
  type PracticeAction,
  type PracticeState,
  type Scope,
} from './practice-state.ts'
import './practice-styles.ts'
import { practiceTexts } from '../../texts/practice-texts.ts'
import { ProgressMenu } from './progress-menu.tsx'
import { withCard, withoutGrade, type Progress } from './progress.ts'
import { QuestionCard } from './question-card.tsx'
import { readQuestions } from './read-questions.ts'
import { answered } from './schedule.ts'
import { grades, type PracticeGrade } from '../../texts/kinds/practice.ts'
import { ScopeFields } from './scope-fields.tsx'
import { useProgress, type PracticeStorage } from './use-progress.ts'

interface PracticeProps {
  /** The article with the questions. */
  article: HTMLElement
  /** Path in the address of the page, with the base URL. Its progress is stored under this path. */
  path: string
  lang: string
  /** The level to begin with; empty for all levels. */
  level: string
  storage: PracticeStorage
  onClose: () => void
}

/**
 * A modal dialog that asks one question at a time. The reader grades the answer, and spaced repetition chooses the next
 * question.
 */
export const Practice = ({ article, path, lang, level, storage, onClose }: PracticeProps) => {
  const texts = practiceTexts(lang)
  const [{ questions, subjects }] = useState(() => readQuestions(article))
  const dialog = useRef<HTMLDialogElement>(null)
  const progress = useProgress(storage, path)
  const [state, setState] = useState<PracticeState>(() =>
    startPractice(questions, { cards: progress.load()[path] ?? {}, scope: { level, subject: '' }, now: Date.now() }),
  )
  const act = (action: PracticeAction) => setState((before) => practise(questions, before, action))
  const question = questions.find(({ id }) => id === state.current)

  const grade = (given: PracticeGrade) => {
    if (!question || !state.revealed) return
    const now = Date.now()
    const { id } = question
    const before = cardOf(progress.load()[path], id)
    const cards = progress.change((all) => withCard(all, { path, id, card: answered(before, { grade: given, now }) }))
    act({ type: 'graded', before, cards, now })
  }
  const undo = () => {
    const { undo: last } = state
    if (last) act({ type: 'undone', cards: progress.change((all) => withoutGrade(all, { path, ...last })) })
  }
  const change = (alter: (all: Progress) => Progress) =>
    act({ type: 'replaced', cards: progress.change(alter), now: Date.now() })
  const onKey = (key: string): boolean => {
    const position = '1234'.indexOf(key)
    const wanted = position === -1 ? undefined : grades[position]
    if (wanted && state.revealed) grade(wanted)
    else if (key === 'u' && state.undo) undo()
    else if (key === ' ' && question && !state.revealed) act({ type: 'show' })
    else return false
    return true
  }
  useModal(dialog)
  useKeys(dialog, onKey)
  const { now } = state
  const scoped = inScope(questions, state.scope)
  const counts = {
    due: dueQuestions(scoped, { cards: state.cards, now }).length,
    fresh: freshLeft(questions, state, now),
    known: scoped.filter(({ id }) => cardOf(state.cards, id)).length,
  }
  return (
    <dialog ref={dialog} className="practice" lang={lang} aria-label={texts.title} onClose={onClose}>
      <header>
        <h2>{texts.title}</h2>
        <p className="practice-counts">{texts.counts(counts)}</p>
        <button type="button" className="practice-close" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
        <ScopeFields
          texts={texts}
          scope={state.scope}
          subjects={subjects}
          questions={questions}
          onChoose={(scope: Scope) => act({ type: 'choose', scope, now: Date.now() })}
        />
      </header>
      {question ? (
        <QuestionCard
          key={question.id + state.answered}
          {...{ question, texts, lang }}
          card={cardOf(state.cards, question.id)}
          revealed={state.revealed}
          onShow={() => act({ type: 'show' })}
          onGrade={grade}
        />
      ) : (
        <DoneScreen
          questions={scoped}
          {...{ state, texts, lang }}
          onMore={() => act({ type: 'more', now: Date.now() })}
          onTime={() => act({ type: 'tick', now: Date.now() })}
        />
      )}
      <footer>
        {progress.saved ? null : <p role="alert">{texts.unsaved}</p>}
        <ProgressMenu texts={texts} path={path} load={progress.load} onChange={change} />
        <button type="button" onClick={undo} disabled={!state.undo}>
          {texts.undo}
        </button>
      </footer>
      {/* Screen readers hear nothing from the page around a modal dialog. Copying is therefore announced in the dialog. */}
      <output className="practice-said" data-announcer="" aria-live="polite" />
    </dialog>
  )
}

type DialogRef = RefObject<HTMLDialogElement | null>

/** Shows the dialog as modal, and closes it when the reader navigates. */
const useModal = (ref: DialogRef): void => {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const stop = new AbortController()
    dialog.showModal()
    const leave = (event: NavigateEvent) => {
      // Firefox fires two events for a download. The second looks like any other navigation.
      if (event.downloadRequest !== null || event.destination.url.startsWith('blob:')) return
      // The link to a changed sample replaces the address without a navigation.
      if (event.navigationType === 'replace' && !event.userInitiated) return
      // "Back" closes the dialog and does not leave the page.
      if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
      dialog.close()
    }
    if ('navigation' in window) navigation.addEventListener('navigate', leave, { signal: stop.signal })
    addEventListener('hashchange', () => dialog.close(), { signal: stop.signal })
    return () => stop.abort()
  }, [ref])
}

/**
 * Handles the keys of the dialog, wherever the focus is. Fields, and the native keys of buttons and folds, keep their
 * behaviour.
 */
const useKeys = (ref: DialogRef, onKey: (key: string) => boolean): void => {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest('input, select, textarea'))
        return
      if (key === ' ' && target.closest('button, a, summary')) return
      if (latest.current(key.toLowerCase())) event.preventDefault()
    }
    const dialog = ref.current
    dialog?.addEventListener('keydown', listen)
    return () => dialog?.removeEventListener('keydown', listen)
  }, [ref])
}
