import type { ReactNode } from 'react'

import { content } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import * as css from './WithAside.css.ts'

interface WithAsideProps {
  /** Shown before the aside on a phone: the title. */
  readonly top?: ReactNode
  readonly aside: ReactNode
  readonly children?: ReactNode
}

/** Text with an aside that stays in view; on a phone: top, aside, the rest. */
export function WithAside({ top, aside, children }: WithAsideProps) {
  return (
    <div className={classNames(content, css.columns)}>
      {top !== undefined && <div className={css.top}>{top}</div>}
      <div className={css.aside}>{aside}</div>
      {children !== undefined && <div className={css.rest}>{children}</div>}
    </div>
  )
}

interface WithTabsProps {
  readonly tabs: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A page of an account: `<Tabs>` at the side, above the page on a phone. */
export function WithTabs({ tabs, children, className }: WithTabsProps) {
  return (
    <div className={classNames(content, css.withTabs, className)}>
      <div className={css.tabs}>{tabs}</div>
      <div>{children}</div>
    </div>
  )
}
