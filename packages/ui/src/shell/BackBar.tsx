import type { MouseEvent, ReactNode } from 'react'

import { content } from '../base/layout.css.ts'
import { Icon } from '../icons/Icon.tsx'
import { leftIcon } from '../icons/index.ts'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './BackBar.css.ts'

interface BackBarProps {
  readonly navLabel: string
  readonly label: ReactNode
  /** Its destination without a history, and in a new tab. */
  readonly href: string
  /** Called to go back in history instead; call `preventDefault` on the event. */
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** At the other end: the subject of the page. A `<b>` has the style of benefits. */
  readonly children?: ReactNode
}

/** A bar of 45 px at the top with a link back. */
export function BackBar({ navLabel, label, href, onBack, children }: BackBarProps) {
  return (
    <nav className={css.bar} aria-label={navLabel}>
      <div className={content}>
        <Anchor className={css.back} href={href} onClick={onBack}>
          <Icon d={leftIcon} size="small" />
          {label}
        </Anchor>
        {children !== undefined && <p className={css.aside}>{children}</p>}
      </div>
    </nav>
  )
}
