import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './MerchantCard.css.ts'
import { Price, type PriceProps } from './Price.tsx'
import { Stars, type StarsProps } from './Stars.tsx'

interface MerchantCardProps extends Omit<ComponentProps<'a'>, 'children'> {
  readonly href: string
  readonly name: ReactNode
  /** `<Scene>`, or an `<img>` of the ratio 1.6. */
  readonly picture: ReactNode
  /** `<Badge>`s. */
  readonly badges?: ReactNode
  /** `<Rate>`, or a line of text. */
  readonly earn?: ReactNode
  readonly rating?: StarsProps | undefined
  readonly price?: PriceProps | undefined
  /** Cuisine, city, distance: separated by dots on one line, as many as are known. The last is never truncated. */
  readonly facts?: readonly string[] | undefined
  /** Selected or hovered elsewhere, such as on the map. */
  readonly lifted?: boolean | undefined
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

/**
 * A restaurant in a list: the whole card is one link. In reading order, its name comes first, then the benefit; visually, the picture comes
 * first.
 */
export function MerchantCard(props: MerchantCardProps) {
  const { name, picture, badges, earn, rating, price, facts = [], lifted, headingLevel = 3, className, ...link } = props
  const Heading = `h${headingLevel}` as const
  return (
    <Anchor {...link} className={classNames(css.card, lifted === true && css.lifted, className)}>
      <div className={css.body}>
        <Heading className={css.name}>{name}</Heading>
        {earn !== undefined && <span className={css.earn}>{earn}</span>}
        <span className={css.meta}>
          {rating !== undefined && <Stars {...rating} />}
          {price !== undefined && <Price {...price} />}
        </span>
        <span className={css.facts}>
          <span>{facts.slice(0, -1).join(' · ')}</span>
          <span>{`${facts.length > 1 ? ' · ' : ''}${facts.at(-1) ?? ''}`}</span>
        </span>
      </div>
      {badges !== undefined && <span className={css.badges}>{badges}</span>}
      <div className={css.picture}>{picture}</div>
    </Anchor>
  )
}
