import type { ReactNode } from 'react'

import { visuallyHidden } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import * as css from './Skeleton.css.ts'

interface SkeletonProps {
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly shape?: 'block' | 'circle' | undefined
}

/** A placeholder for loading content: a line of text unless it has a height. */
export function Skeleton({ width, height, shape = 'block' }: SkeletonProps) {
  return <span className={classNames(css.skeleton, shape === 'circle' && css.circle)} style={{ width, height }} aria-hidden="true" />
}

/** Wraps skeletons, and announces that content is loading. */
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
