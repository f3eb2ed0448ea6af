import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './CardGrid.css.ts'

/** Cards in as many columns as fit, 250 px at least; children are `<li>`. */
export function CardGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(css.grid, className)} />
}
