import type { ReactNode } from 'react'

import { Scene } from '../illustrations/Scene.tsx'
import type { TableIllustration } from '../illustrations/tables.ts'
import * as css from './Cover.css.ts'

/** A photo above a page: full width on a phone, in the page's width from 661 px. */
export function Cover({ children }: { readonly children: ReactNode }) {
  return <div className={css.photo}>{children}</div>
}

/** A narrow table illustration above a page without a photo. Decorative: screen readers skip it. */
export function DrawnCover({ table }: { readonly table: TableIllustration }) {
  return (
    <div className={css.drawn}>
      <Scene table={table} width={1050} eager className={css.scene} />
    </div>
  )
}
