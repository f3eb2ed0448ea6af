import { earn } from '@dining/copy-engine/texts/earn'
import { home } from '@dining/copy-engine/texts/home'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Anchor, CardGrid, classNames, EmptyState, LinkButton, PageHero, Scene, tableFor } from '@dining/ui'
import { content, section } from '@dining/ui/layout'

import { useContent, useEarnCopy } from '../app/content.ts'
import { EarnBanners } from '../content/EarnBanners.tsx'
import { introductionOf, listedOf, titleOf, type EarnEntry } from './earn-entry.ts'
import * as css from './OffersScreen.css.ts'

/** The partner's banners, and its offers, each with a link to its page, or that there are none (EARN-01, EARN-02, CONTENT-14). */
export function OffersScreen() {
  const copy = useCopy()
  const { id } = usePartner().program
  const offers = listedOf(useContent('earn_details'))
  const banner = useEarnCopy()
  // A banner with a button of its own is directly below.
  const hasButton = banner.some(({ type }) => type === 'button')
  const search = <LinkButton href={paths.search()}>{copy.action(home.find)}</LinkButton>
  return (
    <>
      <PageHero tableOf={`${id} earn`} title={copy.headline(earn.offers)} text={copy.say(earn.offersLead)}>
        {offers.length > 0 && !hasButton && search}
      </PageHero>
      <div className={classNames(content, section, css.offers)}>
        <EarnBanners className={css.banners} first={banner} />
        {offers.length === 0 ? (
          <EmptyState title={copy.headline(earn.none)} tagline={copy.say(earn.noneText)} action={search} />
        ) : (
          <CardGrid className={css.list}>
            {offers.map((offer, index) => (
              <li key={offer.slug}>
                <OfferCard offer={offer} index={index} />
              </li>
            ))}
          </CardGrid>
        )}
      </div>
    </>
  )
}

/** The whole card is one link. @param index of the card: neighbours have different tables */
function OfferCard({ offer, index }: { readonly offer: EarnEntry; readonly index: number }) {
  const copy = useCopy()
  const introduction = introductionOf(offer)
  return (
    <Anchor href={offer.fields.url} className={css.card}>
      <div className={css.cardText}>
        <h2>{copy.sayContent(titleOf(offer), 'headline')}</h2>
        {introduction !== undefined && <p>{copy.sayContent(introduction)}</p>}
        <span className={css.readMore}>{copy.say(earn.readMore)}</span>
      </div>
      <Scene table={tableFor(undefined, offer.slug, index)} className={css.cardScene} />
    </Anchor>
  )
}
