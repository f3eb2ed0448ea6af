import type { MerchantDetail } from '@dining/contract'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { merchantCard } from '@dining/copy-engine/texts/merchant-card'
import { earnByTier, EXAMPLE_BILL, HAS_ENROLLMENT, hasAccess, spendLeft, TIER_NAMES, VISIT_METER } from '@dining/domain'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { loginPath, useMember } from '@dining/session'
import { CheckPanel, LinkButton, RateTable, Slider, VisitMeter } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useState } from 'react'

import * as css from './MerchantScreen.css.ts'
import { useFlexUnits } from './use-flex-units.ts'

/**
 * The benefit of a bill at each tier, in the style of a receipt. An anonymous visitor sees the program's rates, and signs in to see the
 * offer (MERCHANT-44).
 */
export function EarnCheck({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  const { program } = usePartner()
  const member = useMember()
  const [cents, setCents] = useState<number>(EXAMPLE_BILL.cents)
  const flexUnits = useFlexUnits(merchant)
  const { accessTier, bonusUnits } = merchant.benefitAvailability
  // On a site without members there are no tiers: one line for all visitors.
  const hasTiers = program.enrollmentType !== 'none'
  const rows = earnByTier(cents, {
    rates: program.earnRates,
    bonusUnits: member ? bonusUnits : null,
    flex: member && flexUnits !== null ? { tier: member.tierLevel, units: flexUnits } : null,
    spendLeftCents: merchant.member ? spendLeft(merchant.offer, merchant.member) : null,
  }).filter(({ tier }) => (hasTiers ? hasAccess(tier, accessTier) : tier === 2))
  return (
    <CheckPanel>
      <h2>{copy.headline(texts.offers)}</h2>
      <Slider
        label={copy.say(texts.billLabel)}
        value={cents}
        min={EXAMPLE_BILL.least}
        max={EXAMPLE_BILL.most}
        step={EXAMPLE_BILL.step}
        valueText={copy.shortMoney(cents)}
        onChange={(event) => setCents(Number(event.currentTarget.value))}
      />
      <RateTable
        rows={rows.map(({ tier, benefit }) => {
          const { numeral, unit } = copy.benefit(benefit)
          const mine = member?.tierLevel === tier
          return {
            label: hasTiers ? TIER_NAMES[tier] : copy.say(merchantCard.everyDine),
            ...(mine ? { note: copy.say(texts.you) } : {}),
            value: (
              <>
                <b>{numeral}</b> {unit}
              </>
            ),
            mine,
          }
        })}
      />
      <p className={`${small} ${quiet}`}>{copy.say(texts.perDine)}</p>
      {flexUnits !== null && <p className={css.flex}>{copy.say(texts.flexOffer, { benefit: copy.bonus(flexUnits).text })}</p>}
      <ComingSoon merchant={merchant} />
      {member ? (
        <Offer merchant={merchant} />
      ) : (
        HAS_ENROLLMENT &&
        program.enrollmentType !== 'none' && (
          <div className={css.prompt}>
            <p>
              <Say text={texts.signInLead} />
            </p>
            <LinkButton href={loginPath(program)}>{copy.action(texts.signInToSee)}</LinkButton>
          </div>
        )
      )}
    </CheckPanel>
  )
}

/** The benefit of a restaurant where earning has not begun, for every visitor (MERCHANT-43). */
function ComingSoon({ merchant: { details, offer } }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  if (details.highlight !== 'comingSoon' || offer.firstDay === null) return null
  // A plain date has no zone; read as UTC it remains the same day.
  return <p>{copy.say(texts.comingSoon, { date: copy.date(`${offer.firstDay}T00:00:00Z`, 'day', 'UTC') })}</p>
}

/** The offer's own terms: visits and spend that earn (MERCHANT-21, MERCHANT-22), or the condition for earning (MERCHANT-42). */
function Offer({ merchant: { offer, member: use } }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  const member = useMember()
  if (member?.tierLevel === 1) {
    return (
      <p>
        <Say text={texts.activateLead} />
      </p>
    )
  }
  if (offer.type === 'Unlimited') return <p className={small}>{copy.say(texts.unlimited)}</p>
  const { maxVisitsPerMonth: visits } = offer
  return (
    <ul className={small}>
      {visits !== null && <li>{copy.say(texts.maxVisits, { count: visits })}</li>}
      {visits !== null && use !== null && (
        <li>
          <VisitMeter
            used={use.visitsThisMonth}
            allowed={visits}
            range={VISIT_METER}
            label={copy.say(texts.visitsUsed, { used: Math.min(use.visitsThisMonth, visits), max: visits })}
          />
        </li>
      )}
      {offer.maxSpendCentsPerMonth !== null && (
        <li>{copy.say(texts.maxSpend, { amount: copy.shortMoney(offer.maxSpendCentsPerMonth) })}</li>
      )}
    </ul>
  )
}
