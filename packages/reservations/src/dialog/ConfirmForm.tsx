import type { MerchantDetail } from '@dining/contract'
import type { Text } from '@dining/copy-engine'
import { forms } from '@dining/copy-engine/texts/forms'
import { reservationCard as cardTexts } from '@dining/copy-engine/texts/reservation-card'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { FormFrame, useSiteForm, type SubmitOutcome } from '@dining/forms'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { Banner, Button, formatPhone, PhoneField, TextField } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useEffect, useRef, useState } from 'react'

import { CallLink } from '../CallLink.tsx'
import { CardPart, type CardHandle } from '../card/CardPart.tsx'
import type { CardProvider } from '../card/card-payments.ts'
import { rewardOf } from '../slot-words.ts'
import { EarnSum } from './EarnSum.tsx'
import { guestFields } from './guest-fields.ts'
import * as css from './ReserveDialog.css.ts'
import { ruleOf } from './rule-words.ts'
import type { Guest, Hold } from './use-booking.ts'

interface ConfirmFormProps {
  readonly merchant: MerchantDetail
  readonly hold: Hold
  readonly problem: Text | null
  /** The provider that takes the card; null for a table that needs none. */
  readonly provider: CardProvider | null
  /** @param card of a table that needs one */
  readonly onBook: (guest: Guest, card: CardHandle | null) => Promise<SubmitOutcome>
}

/** What is reserved, for whom, and what it earns; one press books it. */
export function ConfirmForm({ merchant, hold, problem, provider, onBook }: ConfirmFormProps) {
  const copy = useCopy()
  const { program, features } = usePartner()
  const { slot } = hold
  const bonusUnits = program.reservationBonusUnits ?? null
  const card = useRef<CardHandle>(null)
  const rule = ruleOf(copy, hold.cancelRule, merchant.timeZone)
  const form = useSiteForm({
    fields: guestFields(copy, formatPhone(hold.phone ?? '')),
    submit: (guest) => onBook(guest, card.current),
  })
  const time = copy.date(slot.time, 'time', merchant.timeZone)
  return (
    <>
      {/* Not a part of the form: a try without an answer is no issue of a field. */}
      {problem && !form.submitting && (
        <Banner type="error" title={copy.say(texts.errorTitle)}>
          <Say text={problem} />
          {/* Without the provider the restaurant takes the booking. */}
          {problem === cardTexts.lost && <CallLink phone={merchant.phone} />}
        </Banner>
      )}
      <FormFrame form={form}>
        <PhoneField {...form.field('phone')} />
        <TextField {...form.field('note')} optionalMark={`(${copy.say(forms.optional)})`} help={copy.say(texts.noteHelp)} />
        {provider && (
          <CardPart
            ref={card}
            provider={provider}
            merchantId={merchant.id}
            slotId={slot.slotId}
            phone={merchant.phone}
            rule={rule}
            hasFee={hold.cancelRule.feeCents !== null}
          />
        )}
        <EarnSum slot={slot} priceRange={merchant.details.priceRange} />
        <p className={`${small} ${quiet}`}>
          {copy.say(texts.shared)}
          {slot.bonus && bonusUnits !== null && ` ${copy.say(texts.bonusRule, { bonus: copy.bonus(bonusUnits).text })}`}
        </p>
        <div className={css.foot}>
          <Button type="submit" busy={form.submitting} busyLabel={copy.action(texts.reserving)}>
            {copy.action(texts.reserve, { time })}
          </Button>
          <p>
            {features.showEarnRate && slot.earns > 0 && (
              <strong className={css.reward}>
                {copy.say(texts.youEarn)} {copy.benefit(rewardOf(slot, bonusUnits)).text}
              </strong>
            )}
            {/* With a card, the rule stands above its fields. */}
            {!provider && <span className={quiet}>{rule}</span>}
          </p>
        </div>
      </FormFrame>
    </>
  )
}

const secondsUntil = (time: string) => Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 1_000))

/** Minutes and seconds for which the table is held; a screen reader reads the end of it alone. */
export function HeldFor({ expiresAt }: { readonly expiresAt: string }) {
  const copy = useCopy()
  const [left, setLeft] = useState(() => secondsUntil(expiresAt))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(expiresAt)), 1_000)
    return () => clearInterval(timer)
  }, [expiresAt])
  if (left === 0) {
    return (
      <span className={css.held} role="status">
        {copy.say(texts.holdOver)}
      </span>
    )
  }
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return <span className={css.held}>{copy.say(texts.held, { left: text })}</span>
}
