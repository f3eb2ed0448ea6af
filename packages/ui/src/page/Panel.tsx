import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Panel.css.ts'

interface PanelProps extends Omit<ComponentProps<'section'>, 'ref'> {
  readonly as?: 'section' | 'div' | 'aside' | 'article'
  /** The background: paper with an outline, a tint, the colour of "yes", of caution, or the brand's. */
  readonly kind?: 'raised' | 'flat' | 'good' | 'warning' | 'brand' | undefined
}

const KINDS = { raised: css.raised, flat: css.flat, good: css.good, warning: css.warning, brand: css.brand }

/** A part of the page with its own background. */
export function Panel({ as: Tag = 'section', kind = 'raised', className, ...rest }: PanelProps) {
  return <Tag {...rest} className={classNames(css.panel, KINDS[kind], className)} />
}
