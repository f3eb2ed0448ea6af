import type { ReactNode } from 'react'

import { RateTable, type RateRow } from '../earn/RateTable.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Scene } from '../illustrations/Scene.tsx'
import type { TableIllustration } from '../illustrations/tables.ts'
import * as css from './Steps.css.ts'

interface StepsProps {
  /** Pictures are decorative: the text must be sufficient. */
  readonly items: readonly { readonly picture: ReactNode; readonly title: ReactNode; readonly text: ReactNode }[]
}

/** A process in a few steps, each with its number and a picture. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className={css.steps}>
      {items.map(({ picture, title, text }, i) => (
        <li key={i}>
          <div className={css.picture} aria-hidden="true">
            {picture}
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Picture of a step: a search field on a sheet of paper. */
export function SearchSlip({ lines }: { readonly lines: readonly { readonly icon: string; readonly text: ReactNode }[] }) {
  return (
    <div className={css.slip}>
      {lines.map(({ icon, text }, i) => (
        <p key={i} className={css.line}>
          <Icon d={icon} />
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}

/** Picture of a step: the check, with the benefit on the last line. */
export function CheckSlip({ rows }: { readonly rows: readonly RateRow[] }) {
  return (
    <div className={css.slip}>
      <RateTable rows={rows} />
    </div>
  )
}

/** Picture of a step: a table, and the payment card. */
export function CardScene({ table, cardLabel }: { readonly table: TableIllustration; readonly cardLabel: ReactNode }) {
  return (
    <>
      <Scene table={table} width={340} className={css.scene} />
      <span className={css.card}>{cardLabel}</span>
    </>
  )
}
