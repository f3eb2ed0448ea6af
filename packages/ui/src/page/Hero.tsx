import type { ReactNode } from 'react'

import { content } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import { Scene } from '../illustrations/Scene.tsx'
import { heroTableFor } from '../illustrations/hero-table.ts'
import * as css from './Hero.css.ts'

export interface HeroProps {
  /** Above the headline: where the page belongs. */
  readonly above?: ReactNode
  /** The headline's small line. */
  readonly lead: ReactNode
  /** The headline's main part: `<Rate size="hero">`, or text if there is no rate. */
  readonly rate?: ReactNode
  readonly text?: ReactNode
  /** `<SearchForm raised>`, and the content below it. */
  readonly children?: ReactNode
  readonly className?: string | undefined
  /** Instead of the table: an `<img>` with a text alternative. */
  readonly picture?: ReactNode
  /** Id that selects the table: each has a different dinner. */
  readonly tableOf?: string | undefined
}

/** The first view of home: the rate, a table, and the search. */
export function Hero({ above, lead, rate, text, children, className, picture, tableOf = '' }: HeroProps) {
  return (
    <section className={classNames(css.hero, className)}>
      <div className={classNames(content, css.inner)}>
        <div className={css.copy}>
          {above}
          <h1 className={css.title}>
            <span className={css.lead}>{lead}</span> {rate}
          </h1>
          {text !== undefined && <p className={css.text}>{text}</p>}
        </div>
        {children !== undefined && <div className={css.action}>{children}</div>}
        {picture || <Scene table={heroTableFor(tableOf)} width={640} eager className={css.scene} />}
      </div>
    </section>
  )
}
