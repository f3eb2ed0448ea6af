import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Band.css.ts'

/** A strip in the brand's colour, from edge to edge of the window. */
export function Band({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(css.band, className)} />
}
