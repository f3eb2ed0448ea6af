import type { Copy } from '@dining/copy-engine'
import { home } from '@dining/copy-engine/texts/home'
import { noOffer } from '@dining/copy-engine/texts/no-offer'
import type { namedOffers } from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'
import { earningRows, usePartner, useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { classNames, LinkButton, PageHero, RateTable } from '@dining/ui'
import { content, section, stack } from '@dining/ui/layout'
import type { ReactNode } from 'react'

type NamedOffer = (typeof namedOffers)[number]

const WORDS = {
  'topgolf-bonus': { title: noOffer.topgolf, none: noOffer.topgolfNone },
  'new-member-bonus': { title: noOffer.newMember, none: noOffer.newMemberNone },
  'vip-upgrade': { title: noOffer.vip, none: noOffer.vipNone },
  reservations: { title: noOffer.reservations, none: noOffer.reservationsNone },
  'this-is-big': { title: noOffer.thisIsBig, none: noOffer.thisIsBigNone },
} as const satisfies Readonly<Record<NamedOffer, unknown>>

/** Whether the program makes the offer, although no entry describes it: then its page does not deny it. */
const isMade = (name: NamedOffer, { program, features }: Partner): boolean =>
  ({
    'topgolf-bonus': false,
    'new-member-bonus': program.newMemberBonus !== undefined,
    'vip-upgrade': features.hasVIP,
    reservations: features.openTableReservationsEnabled,
    'this-is-big': features.generalModalType === 'this-is-big',
  })[name]

/** Title and description of the page. */
export const noOfferMeta = (name: NamedOffer, copy: Copy) => ({
  title: `${copy.say(WORDS[name].title)} | ${copy.sayContent('{program}')}`,
  description: '',
})

interface NoOfferProps {
  readonly name: NamedOffer
  /** Links to the offers that the partner describes. */
  readonly others: ReactNode
}

/** The page of a named offer that the partner does not describe: that there is none, and what the program pays (ROUTE-27 … ROUTE-31). */
export function NoOffer({ name, others }: NoOfferProps) {
  const copy = useCopy()
  const partner = usePartner()
  const member = useMember()
  const { title, none } = WORDS[name]
  const rows = partner.features.showEarnRate ? earningRows(copy, partner, member?.tierLevel, copy.say(noOffer.everyDine)) : []
  return (
    <>
      <PageHero
        tableOf={`${partner.program.id} ${name}`}
        title={copy.headline(title)}
        text={copy.say(isMade(name, partner) ? noOffer.noDetails : none)}
      >
        <LinkButton href={paths.search()}>{copy.action(home.find)}</LinkButton>
      </PageHero>
      <div className={classNames(content, section)}>
        {rows.length > 0 && (
          <section className={stack}>
            <h2>{copy.headline(noOffer.whatYouEarn)}</h2>
            <RateTable large rows={rows} />
          </section>
        )}
        {others}
      </div>
    </>
  )
}
