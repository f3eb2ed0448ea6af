import type { ReactNode } from 'react'

import { Icon } from '../icons/Icon.tsx'
import { checkIcon } from '../icons/index.ts'
import * as css from './TickList.css.ts'

interface TickListProps {
  /** `icon` replaces the tick for a negative answer or a remark. */
  readonly items: readonly { readonly text: ReactNode; readonly icon?: string | undefined }[]
}

/** Reasons, each with a tick; two per line where there is room. */
export function TickList({ items }: TickListProps) {
  return (
    <ul className={css.ticks}>
      {items.map(({ text, icon }, i) => (
        <li key={i} className={icon === undefined ? undefined : css.no}>
          <Icon d={icon ?? checkIcon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
