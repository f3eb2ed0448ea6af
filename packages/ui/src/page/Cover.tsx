import type { ReactNode } from 'react'

import { Scene } from '../illustrations/Scene.tsx'
import type { TableIllustration } from '../illustrations/tables.ts'
import * as css from './Cover.css.ts'

/** A photo over a page: from edge to edge on a phone, in the page's width from 661 px. */
export function Cover({ children }: { readonly children: ReactNode }) {
  return <div className={css.photo}>{children}</div>
}

/** A narrow laid table over a page that has no photo. Decoration: screen readers skip it. */
export function DrawnCover({ table }: { readonly table: TableIllustration }) {
  return (
    <div className={css.drawn}>
      <Scene table={table} width={1050} eager className={css.scene} />
    </div>
  )
}
