import { useId, type ReactNode } from 'react'

import { IconButton } from '../actions/IconButton.tsx'
import { overall } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import { alertIcon, closeIcon } from '../icons/index.ts'
import * as css from './Announcement.css.ts'

interface AnnouncementProps {
  /** Accessible name of the region. */
  readonly label: string
  /** The announcement, with its links. */
  readonly children: ReactNode
  /** More about it, behind a button; undefined if there is no more. */
  readonly details?: { readonly label: string; readonly text: string } | undefined
  readonly dismissLabel: string
  readonly onDismiss: () => void
}

/** A line above the page's header. Its details are a native popover, which works before any script has loaded. */
export function Announcement({ label, children, details, dismissLabel, onDismiss }: AnnouncementProps) {
  const id = useId()
  return (
    <section className={css.bar} aria-label={label}>
      <div className={classNames(overall, css.inner)}>
        <p className={css.text}>{children}</p>
        {details && (
          <>
            <IconButton icon={alertIcon} label={details.label} popoverTarget={id} className={css.details} />
            <div id={id} popover="auto" className={css.more}>
              {details.text}
            </div>
          </>
        )}
        <IconButton icon={closeIcon} label={dismissLabel} onClick={onDismiss} />
      </div>
    </section>
  )
}
