import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './SearchForm.css.ts'

/** The search for restaurants: two fields and a button. `raised` for the hero, plain for the search page. */
export function SearchForm({ raised, className, ...rest }: ComponentProps<'form'> & { readonly raised?: boolean | undefined }) {
  return <form role="search" {...rest} className={classNames(css.finder, raised === true && css.raised, className)} />
}
