import type { ReactNode } from 'react'

import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon, checkIcon, closeIcon } from '../icons/index.ts'
import type { Tone } from './Banner.tsx'
import * as noticeCss from './Notice.css.ts'
import * as css from './ToastRegion.css.ts'

export interface Toast {
  readonly id: string
  readonly type: Tone | 'status'
  readonly message: ReactNode
}

const TONES = { error: noticeCss.error, success: noticeCss.success, warning: noticeCss.warning, status: false } as const

interface ToastRegionProps {
  readonly label: string
  readonly dismissLabel: string
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
}

/** Toasts, top-centre and coloured (FORM-27). It stays mounted, so that toasts are announced: errors at once. The caller controls the timing. */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  const list = (shown: readonly Toast[]) =>
    shown.map(({ id, type, message }) => (
      <div key={id} className={classNames(noticeCss.notice, TONES[type], css.toast)} data-toast={type}>
        {type !== 'status' && <Icon d={type === 'success' ? checkIcon : alertIcon} />}
        <div>{message}</div>
        <IconButton icon={closeIcon} label={dismissLabel} onClick={() => onDismiss(id)} />
      </div>
    ))
  return (
    // A landmark only while it has content.
    <section className={css.region} aria-label={toasts.length > 0 ? label : undefined}>
      <div className={css.live} role="alert">
        {list(toasts.filter(({ type }) => type === 'error'))}
      </div>
      <div className={css.live} role="status">
        {list(toasts.filter(({ type }) => type !== 'error'))}
      </div>
    </section>
  )
}
