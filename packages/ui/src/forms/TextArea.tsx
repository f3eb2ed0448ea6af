import { useId, type ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import * as fieldCss from './Field.css.ts'
import { describe, FieldFrame, type FieldProps } from './Field.tsx'
import * as css from './TextArea.css.ts'

/** Several lines of text. The text area's own attributes pass through; works uncontrolled. A member can make it higher. */
export function TextArea(props: ComponentProps<'textarea'> & FieldProps) {
  const { label, help, error, requiredMark, optionalMark, className, id: given, ...area } = props
  const made = useId()
  const id = given ?? made
  return (
    <FieldFrame {...{ id, label, help, error, requiredMark, optionalMark, className }} required={area.required}>
      <textarea {...area} {...describe(id, props)} id={id} className={classNames(fieldCss.control, css.area)} />
    </FieldFrame>
  )
}
