import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Panel.css.ts'

interface PanelProps extends Omit<ComponentProps<'section'>, 'ref'> {
  readonly as?: 'section' | 'div' | 'aside' | 'article'
  /** The ground: paper with an edge, a tint, the colour of "yes", of caution, or the brand's. */
  readonly kind?: 'raised' | 'flat' | 'good' | 'warning' | 'brand' | undefined
}

/** A part of the page on a ground of its own. */
export function Panel({ as: Tag = 'section', kind = 'raised', className, ...rest }: PanelProps) {
  return <Tag {...rest} className={classNames(css.panel, css[kind], className)} />
}
