import type { ComponentProps } from 'react'

import { visuallyHidden } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { starIcon } from '../icons/index.ts'
import type { FieldProps } from './Field.tsx'
import { RadioFrame } from './RadioFrame.tsx'
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
  const { label, help, error, required, requiredMark, optionalMark, className, id, options, defaultValue, name, ...input } = props
  return (
    <RadioFrame {...{ label, help, error, required, requiredMark, optionalMark, id, name }} className={classNames(css.stars, className)}>
      {(own) => (
        <>
          <div className={css.row}>
            {options.map(({ value, label: words }, index) => (
              <label key={value} className={css.star}>
                <input
                  {...input}
                  id={index === 0 ? own.id : undefined}
                  type="radio"
                  name={own.name}
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
        </>
      )}
    </RadioFrame>
  )
}
