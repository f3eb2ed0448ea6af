import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { CardLogo, type CardLogoProps } from './CardLogo.tsx'
import * as css from './LinkedCard.css.ts'

/** A list of `<LinkedCard>`. */
export function LinkedCards({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(css.list, className)} />
}

interface LinkedCardProps extends CardLogoProps {
  /** "ending in 4417" */
  readonly name: ReactNode
  /** Buttons at the end. */
  readonly action?: ReactNode
  /** While it is deleted: a text that is announced, instead of the buttons. */
  readonly leaving?: ReactNode
}

/** A payment card that earns. */
export function LinkedCard({ brand, name, action, leaving }: LinkedCardProps) {
  const isLeaving = leaving !== undefined
  return (
    <li className={classNames(css.card, isLeaving && css.leaving)} aria-busy={isLeaving || undefined}>
      <CardLogo brand={brand} />
      <p className={css.name}>{name}</p>
      {isLeaving ? (
        <span className={css.busy} role="status">
          {leaving}
        </span>
      ) : (
        action
      )}
    </li>
  )
}
