import type { ReactNode } from 'react'

import { EmptyPlate } from '../illustrations/Scene.tsx'
import * as css from './EmptyState.css.ts'

interface EmptyStateProps {
  readonly title: ReactNode
  readonly tagline?: ReactNode
  /** The next step. */
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2 | 3 | undefined
}

/** An empty or failed state: an empty plate, the reason, and the next step. */
export function EmptyState({ title, tagline, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.empty}>
      <EmptyPlate className={css.scene} />
      <Heading>{title}</Heading>
      {tagline !== undefined && <p>{tagline}</p>}
      {action !== undefined && <div className={css.actions}>{action}</div>}
    </div>
  )
}
