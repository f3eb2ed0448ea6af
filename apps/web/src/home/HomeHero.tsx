import { home } from '@dining/copy-engine/texts/home'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { Hero, Rate } from '@dining/ui'

import { island } from '../app/island.tsx'
import { headlineTier } from './headline-tier.ts'

const HeroSearch = island(() => import('./HeroSearch.island.tsx'))

interface HomeHeroProps {
  /** The small line over the rate; the product's own without it. */
  readonly lead?: string | undefined
  readonly text?: string | undefined
  /** Greets a member, unless something below does. */
  readonly greets?: boolean
}

/** The first view: the rate as a headline, and the search for a restaurant (HOME-22, DISCOVER-01, DISCOVER-02). */
export function HomeHero({ lead, text, greets = true }: HomeHeroProps) {
  const copy = useCopy()
  const partner = usePartner()
  const member = useMember()
  const rate = partner.features.showEarnRate ? copy.rateOf(headlineTier(partner, member)) : null
  const own = copy.headline(member ? home.heroMember : home.heroBefore)
  const before = member || lead === undefined ? own : copy.sayContent(lead, 'headline')
  const welcome = member && greets ? `${copy.say(home.welcome)} ` : ''
  return (
    <Hero
      tableOf={partner.program.id}
      lead={rate ? before : copy.headline(home.greeting)}
      rate={
        rate ? (
          <Rate
            size="hero"
            value={rate.numeral}
            unit={copy.sayContent(rate.unit, 'headline')}
            note={copy.sayContent(rate.per, 'headline')}
          />
        ) : (
          ''
        )
      }
      text={welcome + (text === undefined ? copy.say(home.heroLead) : copy.sayContent(text))}
    >
      <HeroSearch />
    </Hero>
  )
}
