import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './MenuList.css.ts'

/** A group of links or buttons in a menu's panel: one `<li>` each; a line separates consecutive groups. */
export function MenuList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(css.list, className)} />
}
