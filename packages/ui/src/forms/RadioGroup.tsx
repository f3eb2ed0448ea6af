import { useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as fieldCss from './Field.css.ts'
import { describe, FieldError, RequiredMark, type FieldProps } from './Field.tsx'
import * as css from './RadioGroup.css.ts'

interface RadioGroupProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'required' | 'defaultValue' | 'onChange' | 'onBlur' | 'className' | 'id'> {
  readonly options: readonly {
    readonly value: string
    readonly label: ReactNode
    readonly note?: ReactNode
    readonly disabled?: boolean | undefined
  }[]
}

/** One of a few visible options; use `<Select>` for more. Native radio buttons: arrow keys choose, Tab enters and leaves the group. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, help, error, required, requiredMark, optionalMark, className, id: given, options, defaultValue, name, ...input } = props
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
      <div>
        {options.map(({ value, label: words, note, disabled }, i) => (
          <label key={value} className={css.choice}>
            <input
              {...input}
              // The first option represents the group: a summary of errors links to it.
              id={i === 0 ? id : undefined}
              type="radio"
              name={name ?? made}
              value={value}
              required={required}
              disabled={disabled}
              defaultChecked={value === defaultValue}
            />
            <span>
              {words}
              {note !== undefined && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
      {help !== undefined && (
        <p className={fieldCss.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  )
}
