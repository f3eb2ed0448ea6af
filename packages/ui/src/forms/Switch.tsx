import { useId, type ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import * as fieldCss from './Field.css.ts'
import { describe, FieldError, type FieldProps } from './Field.tsx'
import * as css from './Switch.css.ts'

/** The native control announces whether it is on. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/**
 * An on/off setting that takes effect at once. Use a `<Checkbox>` for a value that counts only on submit. The whole line can be pressed;
 * screen readers announce "on" and "off".
 */
export function Switch(props: Omit<ComponentProps<'input'>, 'type' | 'role'> & Pick<FieldProps, 'label' | 'help' | 'error'>) {
  const { label, help, error, className, id: given, ...input } = props
  const made = useId()
  const id = given ?? made
  return (
    <div className={classNames(fieldCss.field, className)}>
      <label className={css.line}>
        <span>{label}</span>
        <input {...input} {...describe(id, props)} {...SWITCH} id={id} />
      </label>
      <FieldError id={id}>{error}</FieldError>
      {help !== undefined && (
        <p className={fieldCss.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
