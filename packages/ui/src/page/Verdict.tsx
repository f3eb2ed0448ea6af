import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Verdict.css.ts'
import { Panel } from './Panel.tsx'

interface VerdictProps {
  /** The question. */
  readonly title: ReactNode
  /** One word: yes or no. */
  readonly answer: ReactNode
  readonly yes: boolean
  /** The sentence after it. */
  readonly text?: ReactNode
  /** `<Ticks>` with the reasons. */
  readonly children?: ReactNode
}

/** Answers a question where it comes up: one word, a sentence, then the reasons. */
export function Verdict({ title, answer, yes, text, children }: VerdictProps) {
  return (
    <Panel kind={yes ? 'good' : 'flat'} className={classNames(css.verdict, !yes && css.no)}>
      <h2>{title}</h2>
      <p className={css.answer}>
        <strong>{answer}</strong>
        {text !== undefined && <span>{text}</span>}
      </p>
      {children}
    </Panel>
  )
}
