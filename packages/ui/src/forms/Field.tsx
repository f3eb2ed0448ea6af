import type { ReactNode } from 'react'

import { visuallyHidden } from '../base/layout.css.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon } from '../icons/index.ts'
import * as css from './Field.css.ts'

/** Props of every field, in addition to its control's own attributes. */
export interface FieldProps {
  readonly label: ReactNode
  /** Under the field, with or without an error. */
  readonly help?: ReactNode
  /** Under the field, with an icon; marks the control as invalid. */
  readonly error?: ReactNode
  /** Text for screen readers beside the "*" of a required field (FORM-03). */
  readonly requiredMark?: string | undefined
  /** Text after the label of an optional field. */
  readonly optionalMark?: ReactNode
}

interface FrameProps extends FieldProps {
  readonly id: string
  readonly required: boolean | undefined
  readonly className: string | undefined
  readonly children: ReactNode
}

const isThere = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== ''

/** Attributes that connect a control to its help and error. */
export function describe(id: string, { help, error }: Pick<FieldProps, 'help' | 'error'>, more?: string) {
  const ids = [isThere(error) && `${id}-error`, isThere(help) && `${id}-help`, more].filter((x) => typeof x === 'string')
  return { 'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined, 'aria-invalid': isThere(error) || undefined }
}

/** The error under a field. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!isThere(children)) return null
  return (
    <p className={css.error} id={`${id}-error`}>
      <Icon d={alertIcon} size="small" />
      <span>{children}</span>
    </p>
  )
}

/** "*" for sighted users, never alone on a line, and the text for screen readers. */
export function RequiredMark({ words }: { readonly words: string | undefined }) {
  return (
    <>
      <span aria-hidden="true">{'\u00a0'}*</span>
      {words !== undefined && <span className={visuallyHidden}>{words}</span>}
    </>
  )
}

/** Label above, control, error and help below. */
export function FieldFrame({ id, label, help, error, required, requiredMark, optionalMark, className, children }: FrameProps) {
  return (
    <div className={className === undefined ? css.field : `${css.field} ${className}`}>
      <label className={css.label} htmlFor={id}>
        {label}
        {required === true && <RequiredMark words={requiredMark} />}
        {isThere(optionalMark) && (
          <>
            {' '}
            <span className={css.optional}>{optionalMark}</span>
          </>
        )}
      </label>
      {children}
      <FieldError id={id}>{error}</FieldError>
      {isThere(help) && (
        <p className={css.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
