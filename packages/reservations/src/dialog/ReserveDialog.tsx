import type { MerchantDetail, ReservationSlot } from '@dining/contract'
import type { Text } from '@dining/copy-engine'
import { errors } from '@dining/copy-engine/texts/errors'
import { forms } from '@dining/copy-engine/texts/forms'
import { reservationCard as cardTexts } from '@dining/copy-engine/texts/reservation-card'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { hasJoined } from '@dining/domain'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths, useVisitor } from '@dining/session'
import { Banner, Button, Dialog, Loading, Skeleton, TextButton } from '@dining/ui'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import type { CardPayments } from '../card/card-payments.ts'
import { peopleOf } from '../slot-words.ts'
import type { Asked } from '../table-search.ts'
import { trackStep } from '../track-reservation.ts'
import { useReturnFocus } from '../use-return-focus.ts'
import { ConfirmForm, HeldFor } from './ConfirmForm.tsx'
import { Done, Refused } from './Outcome.tsx'
import * as css from './ReserveDialog.css.ts'
import { SignInPrompt } from './SignInPrompt.tsx'
import { useBooking } from './use-booking.ts'

export interface ReserveDialogProps {
  readonly merchant: MerchantDetail
  readonly slotId: string
  /** The chosen table; null for one of the address, until it is found or held. */
  readonly slot: ReservationSlot | null
  readonly asked: Asked
  /** A search has answered, without the table of the address. Of a member, the hold decides. */
  readonly isGone: boolean
  readonly cardPayments: CardPayments
  readonly onClose: () => void
  /** Closes it, and searches again. */
  readonly onOtherTime: () => void
}

/** The modal of a table: sign-in, confirmation, and how the booking ended (MERCHANT-31, RESERVE-18 … RESERVE-23). */
export function ReserveDialog(props: ReserveDialogProps) {
  const { merchant, slotId, slot, asked, cardPayments } = props
  const visitor = useVisitor()
  const isMember = 'member' in visitor && hasJoined(visitor.member)
  if (slot && (!slot.bookable || (slot.cardRequired && cardPayments === null))) {
    return (
      <Frame {...props} title={texts.cardTitle} focusKey="card">
        <Refused refusal={{ kind: 'cardRequired' }} phone={merchant.phone} onOtherTime={props.onOtherTime} />
      </Frame>
    )
  }
  if (isMember) return <Booking {...props} />
  if (props.isGone) {
    return (
      <Frame {...props} title={texts.confirmTitle} focusKey="gone">
        <Refused refusal={{ kind: 'slotGone' }} phone={merchant.phone} onOtherTime={props.onOtherTime} />
      </Frame>
    )
  }
  return (
    <Frame {...props} title={texts.signInTitle} focusKey="sign-in">
      {slot && <TableLines merchant={merchant} slot={slot} />}
      <PromptSeen merchantId={merchant.id} cardRequired={slot?.cardRequired ?? false} />
      <SignInPrompt
        here={paths.reservation({ merchantId: merchant.id, slot: slotId, ...asked })}
        needsJoining={'member' in visitor}
        lead={'member' in visitor ? texts.joinLead : texts.signInLead}
      />
    </Frame>
  )
}

/** Reports once that a visitor has to sign in (ANALYTICS-12). */
function PromptSeen(taken: { readonly merchantId: string; readonly cardRequired: boolean }) {
  const report = useEffectEvent(() => trackStep('login_prompt', taken))
  useEffect(() => report(), [])
  return null
}

function Booking(props: ReserveDialogProps) {
  const { merchant, slotId, asked, cardPayments } = props
  const copy = useCopy()
  const { step, holdAgain, book } = useBooking(merchant.id, slotId)
  const slot = step.kind === 'confirm' ? step.hold.slot : props.slot
  if (step.kind === 'booked' || step.kind === 'pending') {
    return (
      <Frame {...props} title={step.kind === 'booked' ? texts.successTitle : texts.pendingTitle} focusKey={step.kind}>
        <Done merchant={merchant} step={step} />
      </Frame>
    )
  }
  const needsCard = step.kind === 'confirm' && step.hold.slot.cardRequired
  if (needsCard && (!step.hold.slot.bookable || cardPayments === null)) {
    return (
      <Frame {...props} title={texts.cardTitle} focusKey="card">
        <Refused refusal={{ kind: 'cardRequired' }} phone={merchant.phone} onOtherTime={props.onOtherTime} />
      </Frame>
    )
  }
  if (needsCard && cardPayments === 'other-document') {
    return (
      <Frame {...props} title={texts.confirmTitle} focusKey="moving">
        <OwnDocument address={paths.reservation({ merchantId: merchant.id, slot: slotId, ...asked })} />
      </Frame>
    )
  }
  const provider = needsCard && cardPayments !== 'other-document' ? cardPayments : null
  return (
    <Frame {...props} title={texts.confirmTitle} focusKey={step.kind}>
      {slot && (
        <TableLines merchant={merchant} slot={slot}>
          {step.kind === 'confirm' && <HeldFor expiresAt={step.hold.expiresAt} />}
          {step.kind === 'holding' && <span className={css.held}>{copy.say(texts.holding)}</span>}
        </TableLines>
      )}
      {step.kind === 'holding' && (
        <Loading label={copy.say(texts.holding)}>
          <Skeleton width="100%" height="260px" />
        </Loading>
      )}
      {step.kind === 'confirm' && (
        <ConfirmForm
          merchant={merchant}
          hold={step.hold}
          problem={step.problem}
          provider={provider}
          onBook={(guest, card) => book(step.hold, guest, card)}
        />
      )}
      {step.kind === 'refused' && <Refused refusal={step.refusal} phone={merchant.phone} onOtherTime={props.onOtherTime} />}
      {step.kind === 'failed' && (
        <>
          <Banner type="error" title={copy.say(texts.errorTitle)}>
            <Say text={step.problem} />
          </Banner>
          <div className={css.actions}>
            <Button onClick={holdAgain}>{copy.action(errors.retry)}</Button>
            <TextButton onClick={props.onOtherTime}>{copy.say(texts.otherTime)}</TextButton>
          </div>
        </>
      )}
    </Frame>
  )
}

/** Opens the table in a document of the restaurant's page, whose content policy allows the script of the card-payment provider. */
function OwnDocument({ address }: { readonly address: string }) {
  const copy = useCopy()
  useEffect(() => window.location.assign(address), [address])
  return (
    <Loading label={copy.say(cardTexts.moving)}>
      <Skeleton width="100%" height="260px" />
    </Loading>
  )
}

interface FrameProps extends Pick<ReserveDialogProps, 'onClose'> {
  readonly title: Text
  /** The content takes the focus when it changes: what had the focus is gone with the step before. */
  readonly focusKey: string
  readonly children: ReactNode
}

function Frame({ title, focusKey, onClose, children }: FrameProps) {
  const copy = useCopy()
  const content = useRef<HTMLDivElement>(null)
  useReturnFocus()
  const words = copy.headline(title)
  useEffect(() => {
    content.current?.focus({ preventScroll: true })
    content.current?.closest('dialog')?.scrollTo(0, 0)
  }, [focusKey])
  return (
    <Dialog open onClose={onClose} title={words} closeLabel={copy.say(forms.close)}>
      <div ref={content} tabIndex={-1} className={css.step}>
        {children}
      </div>
    </Dialog>
  )
}

interface TableLinesProps {
  readonly merchant: MerchantDetail
  readonly slot: ReservationSlot
  readonly children?: ReactNode
}

function TableLines({ merchant, slot, children }: TableLinesProps) {
  const copy = useCopy()
  const { timeZone } = merchant
  return (
    <p className={css.table}>
      <strong>
        {copy.say(texts.when, { date: copy.date(slot.time, 'longWeekdayAndDay', timeZone), time: copy.date(slot.time, 'time', timeZone) })}
      </strong>
      <span>{copy.say(texts.where, { restaurant: merchant.name, people: peopleOf(copy, slot.party) })}</span>
      {children}
    </p>
  )
}
