import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Verdict.css.ts'
import { Panel } from './Panel.tsx'

/** "Almost" is a caution: an action is needed first. */
const GROUNDS = { yes: 'good', almost: 'warning', no: 'flat' } as const
const ANSWERS = { yes: css.yes, almost: css.almost, no: css.no }

interface VerdictProps {
  /** The question. */
  readonly title: ReactNode
  /** One word: yes, almost or no. */
  readonly answer: ReactNode
  /** The answer's type: each has its colour. */
  readonly kind: keyof typeof GROUNDS
  /** The sentence after it. */
  readonly text?: ReactNode
  /** `<TickList>` with the reasons. */
  readonly children?: ReactNode
}

/** Answers a question in place: one word, a sentence, then the reasons. */
export function Verdict({ title, answer, kind, text, children }: VerdictProps) {
  return (
    <Panel kind={GROUNDS[kind]} className={classNames(css.verdict, ANSWERS[kind])}>
      <h2>{title}</h2>
      <p className={css.answer}>
        <strong>{answer}</strong>
        {text !== undefined && <span>{text}</span>}
      </p>
      {children}
    </Panel>
  )
}
