import type { ComponentProps, ReactNode } from 'react'

import type { FieldProps } from './Field.tsx'
import { RadioFrame } from './RadioFrame.tsx'
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
  const { label, help, error, required, requiredMark, optionalMark, className, id, options, defaultValue, name, ...input } = props
  return (
    <RadioFrame {...{ label, help, error, required, requiredMark, optionalMark, className, id, name }}>
      {(own) => (
        <div>
          {options.map(({ value, label: words, note, disabled }, index) => (
            <label key={value} className={css.choice}>
              <input
                {...input}
                id={index === 0 ? own.id : undefined}
                type="radio"
                name={own.name}
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
      )}
    </RadioFrame>
  )
}
