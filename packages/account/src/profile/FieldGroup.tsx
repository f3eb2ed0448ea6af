import { quiet, small } from '@dining/ui/layout'
import type { ReactNode } from 'react'

import * as css from './FieldGroup.css.ts'

interface FieldGroupProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together, under their name; beside it where there is room. */
export function FieldGroup({ title, lead, children }: FieldGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{title}</legend>
      {lead !== undefined && lead !== false && <p className={`${small} ${quiet}`}>{lead}</p>}
      <div className={css.fields}>{children}</div>
    </fieldset>
  )
}
