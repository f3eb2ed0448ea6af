import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon, checkIcon } from '../icons/index.ts'
import * as css from './Notice.css.ts'

export type Tone = 'error' | 'success' | 'warning'

interface BannerProps {
  readonly type: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly className?: string | undefined
}

const TONES = { error: css.error, success: css.success, warning: css.warning }

/** A form's banner (FORM-26). Announced when it appears: an error at once, the others when there is a pause. Never colour alone. */
export function Banner({ type, title, children, className }: BannerProps) {
  return (
    <div className={classNames(css.notice, TONES[type], className)} role={type === 'error' ? 'alert' : 'status'} data-type={type}>
      <Icon d={type === 'success' ? checkIcon : alertIcon} />
      <div>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}

/** Out of the flow, so that it takes no gap of a grid. */
const EMPTY = { position: 'absolute' } as const

/**
 * The place of a banner that may appear. It is there from the start: screen readers announce what appears in a live region, and not always a region that
 * appears together with its message. An error's banner needs none.
 */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-live="polite" style={children ? undefined : EMPTY}>
      {children}
    </div>
  )
}
