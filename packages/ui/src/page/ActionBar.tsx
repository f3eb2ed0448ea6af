import type { ReactNode } from 'react'

import * as css from './ActionBar.css.ts'

/** Phones only: a bar at the bottom with the benefit at its start and the action at its end. Last in `<main>`. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className={css.bar}>{children}</div>
}
