import { isUnauthorized } from '@dining/api-client'
import type { ContentFinding } from '@dining/contract/studio'
import { Icon, TextButton } from '@dining/ui'
import { alertIcon, checkIcon } from '@dining/ui/icons'
import type { MouseEvent } from 'react'

import { useSession } from '../app/session.ts'
import { idOf, ROOT } from '../form/form-context.ts'
import { sentence } from '../form/labels.ts'
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

/** The number of findings, and each with a link to its field. */
export function FindingsSummary({ findings, writing }: FindingsSummaryProps) {
  const { askToSignIn } = useSession()
  const { checkFault } = writing
  const count = checkFault ? 0 : findings.length
  return (
    <div className={count > 0 ? css.found : css.sound}>
      <p role="status">
        <Icon d={count > 0 || checkFault ? alertIcon : checkIcon} size="small" /> {summaryOf(writing, count)}
      </p>
      {isUnauthorized(checkFault) && <TextButton onClick={askToSignIn}>Sign in again</TextButton>}
      {count > 0 && (
        <details>
          <summary>Show {count === 1 ? 'it' : 'them'}</summary>
          <ul>
            {findings.map(({ path, problem, remedy }) => (
              <li key={`${path} ${problem}`}>
                <a href={`#${idOf(`${ROOT}.${path}`)}`} onClick={(event) => goTo(event, path)}>
                  {sentence(problem)}
                </a>
                . {sentence(remedy)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function summaryOf({ checkFault, isChecking, isUntouched }: Writing, count: number): string {
  if (isUnauthorized(checkFault)) return 'Your session has ended. Your text stays here.'
  if (checkFault) return 'The text could not be checked. It is checked again when you type.'
  if (count > 0) return `The check found ${count} ${count === 1 ? 'problem' : 'problems'}.`
  if (isUntouched) return 'No text yet. The text is checked while you type.'
  return isChecking ? 'Checking …' : 'The check found no problems.'
}
