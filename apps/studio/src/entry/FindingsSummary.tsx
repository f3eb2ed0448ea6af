import type { ContentFinding } from '@dining/contract/studio'
import { Icon } from '@dining/ui'
import { alertIcon, checkIcon } from '@dining/ui/icons'
import type { MouseEvent } from 'react'

import { idOf, ROOT } from '../form/form-context.ts'
import * as css from './entry.css.ts'
import type { Writing } from './use-writing.ts'

interface FindingsSummaryProps {
  readonly findings: readonly ContentFinding[]
  readonly writing: Writing
}

function goTo(event: MouseEvent, path: string) {
  const id = idOf(`${ROOT}.${path}`)
  const field = document.getElementById(id) ?? document.getElementById(`${id}-item`) ?? document.getElementById(`${id}-add`)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

/** How many things the check has found, and each with the way to its field. */
export function FindingsSummary({ findings, writing: { isChecking, checkFailed } }: FindingsSummaryProps) {
  const count = findings.length
  return (
    <div className={count > 0 ? css.found : css.sound}>
      <p role="status">
        <Icon d={count > 0 ? alertIcon : checkIcon} size="small" />{' '}
        {checkFailed
          ? 'The words could not be checked just now.'
          : count === 0
            ? isChecking
              ? 'Checking …'
              : 'The check finds nothing to mend.'
            : `The check finds ${count} ${count === 1 ? 'thing' : 'things'} to mend.`}
      </p>
      {count > 0 && (
        <details>
          <summary>Show {count === 1 ? 'it' : 'them'}</summary>
          <ul>
            {findings.map(({ path, problem, remedy }) => (
              <li key={`${path} ${problem}`}>
                <a href={`#${idOf(`${ROOT}.${path}`)}`} onClick={(event) => goTo(event, path)}>
                  {problem}
                </a>
                . {remedy}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
