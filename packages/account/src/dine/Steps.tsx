import { classNames, Icon } from '@dining/ui'
import { checkIcon } from '@dining/ui/icons'
import { visuallyHidden } from '@dining/ui/layout'

import * as css from './Steps.css.ts'

export interface Step {
  readonly title: string
  /** Its day, or when it is expected; '' if it is not known. */
  readonly when: string
  readonly state: 'done' | 'now' | 'later'
}

interface StepsProps {
  readonly label: string
  readonly steps: readonly Step[]
  /** What a reader who does not see the marks hears after a title. */
  readonly words: { readonly done: string; readonly now: string }
}

/** What has happened so far, and what comes next. */
export function Steps({ label, steps, words }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map(({ title, when, state }, index) => (
        <li key={index} className={css.step} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={classNames(css.mark, state === 'done' && css.done, state === 'now' && css.now)} aria-hidden="true">
            {state === 'done' && <Icon d={checkIcon} size="small" />}
          </span>
          <p className={css.stepTitle}>
            {title}
            {state !== 'later' && <span className={visuallyHidden}>, {words[state]}</span>}
          </p>
          <p className={css.when}>{when}</p>
        </li>
      ))}
    </ol>
  )
}
