import { useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Field.css.ts'
import { describe, FieldFrame, type FieldProps } from './Field.tsx'

export interface TextFieldProps extends ComponentProps<'input'>, FieldProps {
  /** A button at the end of the control: "use my position", "show". */
  readonly action?: ReactNode
  /** Id of a further text that describes the control. */
  readonly describedBy?: string | undefined
}

/** One line of text. The input's own attributes (name, autoComplete, inputMode, ref …) pass through; works uncontrolled. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, requiredMark, optionalMark, action, describedBy, className, id: given, ...input } = props
  const made = useId()
  const id = given ?? made
  const control = <input {...input} {...describe(id, props, describedBy)} id={id} className={css.control} />
  return (
    <FieldFrame {...{ id, label, help, error, requiredMark, optionalMark, className }} required={input.required}>
      {action === undefined ? (
        control
      ) : (
        <div className={classNames(css.around, css.hasInside)}>
          {control}
          <span className={css.inside}>{action}</span>
        </div>
      )}
    </FieldFrame>
  )
}
