import { useId, type ReactNode } from 'react'

import * as css from './BottomNotice.css.ts'

interface BottomNoticeProps {
  readonly id?: string
  readonly title: ReactNode
  readonly children: ReactNode
  /** Two buttons side by side, and one below them. */
  readonly actions: ReactNode
}

/**
 * A question at the bottom of the window that is no dialog: it takes no focus, and the page can be used without an answer. It comes after the page, so
 * the end of the page can be scrolled to above it.
 */
export function BottomNotice({ id, title, children, actions }: BottomNoticeProps) {
  const titleId = useId()
  return (
    <section id={id} className={css.notice} aria-labelledby={titleId}>
      <div className={css.inner}>
        <div role="status">
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
          <p>{children}</p>
        </div>
        <div className={css.actions}>{actions}</div>
      </div>
    </section>
  )
}
