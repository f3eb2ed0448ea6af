import { useId, type ComponentProps } from 'react'

import { visuallyHidden } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { starIcon } from '../icons/index.ts'
import * as fieldCss from './Field.css.ts'
import { describe, FieldError, RequiredMark, type FieldProps } from './Field.tsx'
import * as groupCss from './RadioGroup.css.ts'
import * as css from './StarsField.css.ts'

interface StarsFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'required' | 'defaultValue' | 'onChange' | 'onBlur' | 'className' | 'id'> {
  /** Fewest stars first, as many as the style sheet has: five. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/**
 * A rating by stars: radio buttons of which all up to the chosen one are filled, and the words of the choice below. The arrow keys choose. The choice is
 * shown by the style sheet alone, so that it works uncontrolled and before scripts have loaded.
 */
export function StarsField(props: StarsFieldProps) {
  const { label, help, error, required, requiredMark, optionalMark, className, id: given, options, defaultValue, name, ...input } = props
  const made = useId()
  const id = given ?? made
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = describe(id, props)
  return (
    <fieldset
      className={classNames(fieldCss.field, groupCss.group, css.stars, className)}
      role="radiogroup"
      aria-invalid={invalid}
      aria-describedby={describedBy}
    >
      <legend className={groupCss.legend}>
        {label}
        {required === true && <RequiredMark words={requiredMark} />}
        {optionalMark !== undefined && <span className={fieldCss.optional}> {optionalMark}</span>}
      </legend>
      <div className={css.row}>
        {options.map(({ value, label: words }, index) => (
          <label key={value} className={css.star}>
            <input
              {...input}
              // The first option represents the group: a summary of errors links to it.
              id={index === 0 ? id : undefined}
              type="radio"
              name={name ?? made}
              value={value}
              required={required}
              defaultChecked={value === defaultValue}
            />
            <span className={visuallyHidden}>{words}</span>
            <Icon d={starIcon} className={css.icon} />
          </label>
        ))}
      </div>
      <p className={css.words} aria-hidden="true">
        {options.map(({ value, label: words }) => (
          <span key={value}>{words}</span>
        ))}
      </p>
      <FieldError id={id}>{error}</FieldError>
      {help !== undefined && (
        <p className={fieldCss.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  )
}
