import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import * as css from './Notice.css.ts'

interface NoticeProps {
  readonly title?: ReactNode
  /** A shape of `@dining/ui/icons`. */
  readonly icon?: string | undefined
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** Information in the flow of the page; it is not announced. */
export function Notice({ title, icon, children, className }: NoticeProps) {
  return (
    <div className={classNames(css.notice, className)}>
      {icon !== undefined && <Icon d={icon} />}
      <div>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
