import type { ReactNode } from 'react'

import { Icon } from '../icons/Icon.tsx'
import { lockIcon } from '../icons/index.ts'
import * as css from './SecureFrame.css.ts'

interface SecureFrameProps {
  /** The provider of the frame: "Secure card entry by …". */
  readonly title: ReactNode
  readonly children: ReactNode
}

/** Surrounds a frame of another origin, with a lock and the provider's name. */
export function SecureFrame({ title, children }: SecureFrameProps) {
  return (
    <div className={css.frame}>
      <p className={css.head}>
        <Icon d={lockIcon} />
        <span>{title}</span>
      </p>
      <div className={css.body}>{children}</div>
    </div>
  )
}
