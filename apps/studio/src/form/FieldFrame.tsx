import { Icon } from '@dining/ui'
import { alertIcon } from '@dining/ui/icons'
import { visuallyHidden } from '@dining/ui/layout'
import type { ReactNode } from 'react'

import { useFindings } from './form-context.ts'
import * as css from './form.css.ts'
import { sentence } from './labels.ts'

interface FieldFrameProps {
  readonly id: string
  readonly path: string
  readonly label: string
  readonly optional: boolean
  readonly help?: ReactNode
  readonly children: (described: { readonly describedBy: string | undefined; readonly invalid: boolean }) => ReactNode
}

/** Label above; findings and help below. */
export function FieldFrame({ id, path, label, optional, help, children }: FieldFrameProps) {
  const findings = useFindings(path)
  const ids = [findings.length > 0 && `${id}-findings`, help !== undefined && help !== null && `${id}-help`].filter((one) => one !== false)
  return (
    <div className={css.field}>
      <label className={css.label} id={`${id}-label`} htmlFor={id}>
        {label}
        {optional && <span className={css.quiet}> optional</span>}
      </label>
      {children({ describedBy: ids.length > 0 ? ids.join(' ') : undefined, invalid: findings.length > 0 })}
      <Findings id={`${id}-findings`} path={path} />
      {help !== undefined && help !== null && (
        <p className={css.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

/** The findings at a field, each with its remedy. */
export function Findings({ id, path }: { readonly id: string; readonly path: string }) {
  const findings = useFindings(path)
  if (findings.length === 0) return null
  return (
    <ul className={css.findings} id={id}>
      {findings.map(({ kind, problem, remedy }) => (
        <li key={`${kind} ${problem}`}>
          <Icon d={alertIcon} size="small" />
          <span>
            <span className={visuallyHidden}>Found: </span>
            <strong>{sentence(problem)}.</strong> {sentence(remedy)}
          </span>
        </li>
      ))}
    </ul>
  )
}
