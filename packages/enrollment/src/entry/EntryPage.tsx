import { classNames, Panel, Scene } from '@dining/ui'
import { content, lead as leadStyle } from '@dining/ui/layout'
import type { ReactNode } from 'react'

import { narrowTable, wideTable, type ClothName } from './cloth.ts'
import * as css from './EntryPage.css.ts'
import { keepUnits } from './keep-units.ts'

interface EntryPageProps {
  readonly cloth: ClothName
  /** Above the title: how far one is. */
  readonly progress?: ReactNode
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
  /** Beside the sheet, below it on small screens. */
  readonly aside?: ReactNode
}

/** Widths at which the pictures are chosen: what the two bands are laid for, in CSS px. */
const WIDE_PX = 1280
const NARROW_PX = 420

/** A screen of coming in: the partner's table, and on it a sheet of paper with the form, and a smaller one beside. */
export function EntryPage({ cloth, progress, title, lead, children, aside }: EntryPageProps) {
  return (
    <div className={css.page}>
      <Scene table={wideTable(cloth)} width={WIDE_PX} className={classNames(css.cloth, css.wide)} />
      <Scene table={narrowTable(cloth)} width={NARROW_PX} className={classNames(css.cloth, css.narrow)} />
      <div className={classNames(content, css.columns)}>
        <Panel as="div" className={css.sheet}>
          {progress}
          <div className={css.words}>
            <h1>{keepUnits(title)}</h1>
            {lead !== undefined && <p className={leadStyle}>{keepUnits(lead)}</p>}
          </div>
          {children}
        </Panel>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  )
}
