import type { ReactNode } from 'react'

import { Icon } from '../icons/Icon.tsx'
import { checkIcon } from '../icons/index.ts'
import * as css from './Ticks.css.ts'

interface TicksProps {
  /** `icon` replaces the tick for a negative answer or a remark. */
  readonly items: readonly { readonly text: ReactNode; readonly icon?: string | undefined }[]
}

/** Reasons, each with a tick; two per line where there is room. */
export function Ticks({ items }: TicksProps) {
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
