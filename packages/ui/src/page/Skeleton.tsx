import type { ReactNode } from 'react'

import { visuallyHidden } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import * as css from './Skeleton.css.ts'

interface SkeletonProps {
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly shape?: 'block' | 'circle' | undefined
}

/** The place of something to come: a line of text unless it has a height. */
export function Skeleton({ width, height, shape = 'block' }: SkeletonProps) {
  return <span className={classNames(css.skeleton, shape === 'circle' && css.circle)} style={{ width, height }} aria-hidden="true" />
}

/** Around skeletons: says in words that something is on its way. */
export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className={visuallyHidden} role="status">
        {label}
      </p>
      {children}
    </div>
  )
}
