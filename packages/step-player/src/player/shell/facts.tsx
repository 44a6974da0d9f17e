import type { PlayerTexts } from '../../texts/kinds/player.ts'
import type { AnySubject, Frame } from '../subject.ts'

interface FactsProps {
  subject: AnySubject
  frame: Frame
  input: unknown
  texts: PlayerTexts
}

/** The watched variables and the count of operations. Each fact keeps its place when its value changes. */
export const Facts = ({ subject, frame, input, texts }: FactsProps) => {
  const { bound } = subject
  const most = bound?.of(input) ?? 0
  return (
    <dl className="facts">
      {subject.watch.map((name, index) => (
        <div
          key={name}
          className={(subject.wide as readonly string[] | undefined)?.includes(name) ? 'wide' : undefined}
        >
          <dt>{name}</dt>
          <dd>{frame.variables[index]}</dd>
        </div>
      ))}
      {bound ? (
        <div className="bound">
          <dt>{bound.operations}</dt>
          <dd>
            {frame.operations} <small>{texts.limit(bound.name, most)}</small>
            <i style={{ inlineSize: `${Math.min(100, (frame.operations / Math.max(1, most)) * 100)}%` }} />
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
