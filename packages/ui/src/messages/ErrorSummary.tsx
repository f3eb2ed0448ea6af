import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon } from '../icons/index.ts'
import * as css from './Notice.css.ts'

export interface SummaryError {
  /** Id of the field that the line links to. */
  readonly id: string
  readonly message: ReactNode
  /** Follows the message, with links of its own. */
  readonly remedy?: ReactNode
}

interface ErrorSummaryProps {
  readonly title: ReactNode
  /** One line per field, in the form's order. */
  readonly errors: readonly SummaryError[]
  /** The focus moves here when the summary appears and whenever this changes: pass the number of the attempt. */
  readonly focusKey?: number | string | undefined
  readonly className?: string | undefined
}

function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (field === null) return
  event.preventDefault()
  field.focus()
}

function Box({ title, errors, className }: Omit<ErrorSummaryProps, 'focusKey'>) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={classNames(css.notice, css.error, className)} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Icon d={alertIcon} />
      <div>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        <ul>
          {errors.map(({ id, message, remedy }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {message}
              </a>
              {remedy !== undefined && <> {remedy}</>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The errors of a form, above it: takes focus, and each line links to its field. Renders nothing without errors. */
export function ErrorSummary({ focusKey, ...rest }: ErrorSummaryProps) {
  return rest.errors.length === 0 ? null : <Box key={focusKey} {...rest} />
}
