import { home } from '@dining/copy-engine/texts/home'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember, useVisitor } from '@dining/session'
import { Hero, Rate } from '@dining/ui'

import { island } from '../app/island.tsx'
import { headlineTier } from './headline-tier.ts'

const HeroSearch = island(() => import('./HeroSearch.island.tsx'))

interface HomeHeroProps {
  /** The small line above the rate; the product's own by default. */
  readonly lead?: string | undefined
  readonly text?: string | undefined
  /** Whether it greets a member; false if another part does. */
  readonly greets?: boolean
}

/** The first view: the rate as a headline, and the search for a restaurant (HOME-22, DISCOVER-01, DISCOVER-02). */
export function HomeHero({ lead, text, greets = true }: HomeHeroProps) {
  const copy = useCopy()
  const partner = usePartner()
  const member = useMember()
  const { kind } = useVisitor()
  const rate = partner.features.showEarnRate ? copy.rateOf(headlineTier(partner, member)) : null
  // Two lines of one phrase, so that the second doesn't start a new sentence: "Miles per $1".
  const phrase = rate ? copy.sayContent(`${rate.unit} ${rate.per}`, 'headline') : ''
  const own = copy.headline(member ? home.heroMember : home.heroBefore)
  const before = member || lead === undefined ? own : copy.sayContent(lead, 'headline')
  const welcome = member && greets ? `${copy.say(home.welcome)} ` : ''
  // A member with a linked card is not asked to link one, neither by us nor by an editor's text for all visitors.
  const explanation =
    kind === 'card-member' ? copy.say(home.heroMemberLead) : text === undefined ? copy.say(home.heroLead) : copy.sayContent(text)
  return (
    <Hero
      tableOf={partner.program.id}
      lead={rate ? before : copy.headline(home.greeting)}
      rate={
        rate ? (
          <Rate size="hero" value={rate.numeral} unit={phrase.slice(0, -rate.per.length).trimEnd()} note={phrase.slice(-rate.per.length)} />
        ) : (
          ''
        )
      }
      text={welcome + explanation}
    >
      <HeroSearch />
    </Hero>
  )
}
