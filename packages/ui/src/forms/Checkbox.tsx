import { useId, type ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Checkbox.css.ts'
import * as fieldCss from './Field.css.ts'
import { describe, FieldError, RequiredMark, type FieldProps } from './Field.tsx'

/** A yes or no choice. The whole line can be pressed. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type'> & Omit<FieldProps, 'optionalMark'>) {
  const { label, help, error, requiredMark, className, id: given, ...input } = props
  const made = useId()
  const id = given ?? made
  return (
    <div className={classNames(fieldCss.field, className)}>
      <label className={css.check}>
        <input {...input} {...describe(id, props)} type="checkbox" id={id} />
        <span>
          {label}
          {input.required === true && <RequiredMark words={requiredMark} />}
        </span>
      </label>
      <FieldError id={id}>{error}</FieldError>
      {help !== undefined && (
        <p className={classNames(fieldCss.help, css.help)} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
