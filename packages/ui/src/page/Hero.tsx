import type { ReactNode } from 'react'

import { content } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import { Scene } from '../table/Scene.tsx'
import type { Table } from '../table/dishes.ts'
import * as css from './Hero.css.ts'

interface HeroProps {
  /** The headline's small line. */
  readonly lead: ReactNode
  /** The headline's main word: `<Rate size="hero">`, or text where there is no rate. */
  readonly rate: ReactNode
  readonly text?: ReactNode
  /** `<Finder raised>`, and what stands below it. */
  readonly children?: ReactNode
  readonly table?: Table | undefined
}

/** A table for many: what a hero shows unless it is given another. */
const LAID: Table = {
  tone: 'deep',
  places: [
    { dish: 'pasta', on: 'plate', d: 62, x: 56, y: 47 },
    { dish: 'sushi', on: 'plate', d: 36, x: 101, y: 15 },
    { dish: 'taco', on: 'plate', d: 38, x: 12, y: 101 },
    { dish: 'wine', on: 'plate', d: 25, x: 19, y: 12 },
    { dish: 'salad', on: 'plate', d: 34, x: 101, y: 84 },
    { dish: 'herb', on: 'cloth', d: 13, x: 88, y: 50, turn: 40 },
    { dish: 'lemon', on: 'cloth', d: 11, x: 54, y: 93, turn: -20 },
  ],
}

/** The first view of home: what one earns, a laid table, and the search. */
export function Hero({ lead, rate, text, children, table = LAID }: HeroProps) {
  return (
    <section className={css.hero}>
      <div className={classNames(content, css.inner)}>
        <div className={css.copy}>
          <h1 className={css.title}>
            <span className={css.lead}>{lead}</span> {rate}
          </h1>
          {text !== undefined && <p className={css.text}>{text}</p>}
        </div>
        {children !== undefined && <div className={css.action}>{children}</div>}
        <Scene table={table} width={640} eager className={css.scene} />
      </div>
    </section>
  )
}
