import { useId, type ComponentProps } from 'react'

import { Icon } from '../icons/Icon.tsx'
import { downIcon } from '../icons/index.ts'
import * as fieldCss from './Field.css.ts'
import { describe, FieldFrame, type FieldProps } from './Field.tsx'
import * as css from './Select.css.ts'

/** One option of a list. Children are `<option>`s; the select's own attributes pass through. */
export function Select(props: ComponentProps<'select'> & FieldProps) {
  const { label, help, error, requiredMark, optionalMark, className, id: given, ...select } = props
  const made = useId()
  const id = given ?? made
  return (
    <FieldFrame {...{ id, label, help, error, requiredMark, optionalMark, className }} required={select.required}>
      <div className={css.select}>
        <select {...select} {...describe(id, props)} id={id} className={fieldCss.control} />
        <Icon d={downIcon} size="small" />
      </div>
    </FieldFrame>
  )
}
