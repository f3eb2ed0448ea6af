import type { ReactNode } from 'react'

import * as css from './Gallery.css.ts'

/** One to three pictures (`<Scene>` or `<img>`): the first large, the others beside it from 661 px. */
export function Gallery({ children }: { readonly children: ReactNode }) {
  return <div className={css.gallery}>{children}</div>
}
