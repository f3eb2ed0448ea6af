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
