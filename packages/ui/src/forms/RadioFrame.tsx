import { useId, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as fieldCss from './Field.css.ts'
import { describe, FieldError, RequiredMark, type FieldProps } from './Field.tsx'
import * as css from './RadioGroup.css.ts'

interface RadioFrameProps extends FieldProps {
  readonly required?: boolean | undefined
  readonly className?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  /**
   * The radio buttons, with the name that they share, and the id of the first one, which represents the group: a summary of errors links to it.
   */
  readonly children: (ids: { readonly id: string; readonly name: string }) => ReactNode
}

/** A group of radio buttons with its label above, and error and help below. */
export function RadioFrame(props: RadioFrameProps) {
  const { label, help, error, required, requiredMark, optionalMark, className, id: given, name, children } = props
  const made = useId()
  const id = given ?? made
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = describe(id, props)
  return (
    <fieldset
      className={classNames(fieldCss.field, css.group, className)}
      role="radiogroup"
      aria-invalid={invalid}
      aria-describedby={describedBy}
    >
      <legend className={css.legend}>
        {label}
        {required === true && <RequiredMark words={requiredMark} />}
        {optionalMark !== undefined && <span className={fieldCss.optional}> {optionalMark}</span>}
      </legend>
      {children({ id, name: name ?? made })}
      <FieldError id={id}>{error}</FieldError>
      {help !== undefined && (
        <p className={fieldCss.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  )
}
