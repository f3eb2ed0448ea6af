import { useApi } from '@dining/api-client'
import type { Card } from '@dining/contract'
import { card } from '@dining/copy-engine/texts/card'
import { DONE, failureOf, failWith, FormFrame, messageOfError, useSiteForm, type FieldIssue, type SubmitOutcome } from '@dining/forms'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { Button, Checkbox, FormActions, LiveRegion, TextLink } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useId, useRef, useState } from 'react'

import { acceptedBrands } from '../accepted-brands.ts'
import {
  cardsToSave,
  confirmClaim,
  type FailedCard,
  readRefusal,
  saveCards,
  type SavePurpose,
  type SaveResults,
  splitResults,
  startClaim,
} from './save-card.ts'
import { ClaimCard, type ClaimOutcome, type ClaimStart } from '../claim/ClaimCard.tsx'
import type { FrameCard } from '../frame/card-frame.ts'
import { CardFrameBox, type CardFrameHandle } from '../frame/CardFrameBox.tsx'
import { linkFields } from './link-fields.ts'
import * as css from './LinkCardForm.css.ts'
import { usePartnerCards } from '../partner-cards/use-partner-cards.tsx'
import { NEEDS_NEW_ENTRY, SaveBanner } from './SaveBanner.tsx'

export interface LinkCardFormProps {
  readonly vaultOrigin: string
  readonly purpose?: SavePurpose
  /** Text of the button; "Link this card" by default. */
  readonly submitLabel?: string
  /** A control beside the button that leaves the form (CARD-28, ENROLL-04). */
  readonly cancel?: { readonly href: string; readonly label: string }
  /** Called with the cards that were linked, and those of the same save that were not, after the result is shown. */
  readonly onLinked: (cards: readonly Card[], failed: readonly FailedCard[]) => void
}

/**
 * Links cards: those that the partner knows, the vault's frame, the consent, and the result of the last attempt (CARD-24 … CARD-28, CARD-34 … CARD-58).
 * The number stays in the frame; only data that the vault alone can decrypt pass through this form.
 */
export function LinkCardForm({ vaultOrigin, purpose = 'link', submitLabel, cancel, onLinked }: LinkCardFormProps) {
  const api = useApi()
  const copy = useCopy()
  const { features } = usePartner()
  const hintId = useId()
  const frame = useRef<CardFrameHandle>(null)
  const entered = useRef<FrameCard>(null)
  const [load, setLoad] = useState(0)
  const [isComplete, setIsComplete] = useState(false)
  const [results, setResults] = useState<SaveResults | null>(null)
  const known = usePartnerCards(isComplete, results)
  const brands = acceptedBrands(features.cardTypesAccepted)
  const count = known.selected.length

  /** Requests the card from the frame and keeps it for the submit that follows. */
  async function askFrame(): Promise<FieldIssue | null> {
    setResults(null)
    entered.current = null
    // Selected cards wait for no frame.
    const answer = (await frame.current?.submit(count === 0)) ?? { kind: 'no-answer' }
    if (answer.kind === 'card') {
      if (count >= known.room) return { code: 'too-long' }
      entered.current = answer.card
      return null
    }
    // The selected cards need no number, and no frame.
    if (answer.kind === 'no-answer') return count > 0 && !isComplete ? null : { code: 'check-failed' }
    if (answer.reason === 'empty') return count > 0 ? null : { code: 'required' }
    return answer.reason === 'invalid' ? { code: 'wrong-format' } : { code: 'not-allowed', brands }
  }

  function loadAnew() {
    setIsComplete(false)
    setLoad((count) => count + 1)
  }

  async function submit(): Promise<SubmitOutcome> {
    const creditCards = cardsToSave(known.selected, entered.current)
    if (creditCards.length === 0) return failWith(card.frameSilent)
    const saved = await saveCards(api, creditCards, purpose)
    if (saved.kind === 'failed') return failureOf(saved.error)
    const { added, failed } = saved.results
    setResults(saved.results)
    if (added.length > 0) showLinked(added, failed)
    else if (failed.some(({ code }) => NEEDS_NEW_ENTRY.has(code))) loadAnew()
    return DONE
  }

  /** Ends a save or a claim that linked cards: clears the frame and informs the page. */
  function showLinked(added: readonly Card[], failed: readonly FailedCard[] = []) {
    loadAnew()
    form.setValue('optIn', false)
    known.clear()
    onLinked(added, failed)
  }

  async function start(): Promise<ClaimStart> {
    const answer = (await frame.current?.submit(true)) ?? { kind: 'no-answer' }
    if (answer.kind !== 'card') {
      const text = answer.kind === 'refused' ? card.numberInvalid : card.frameSilent
      return { kind: 'failed', message: { text, values: {} } }
    }
    const started = await startClaim(api, answer.card, purpose)
    if (started.ok) return { kind: 'started', claim: started.value }
    const refusal = readRefusal(started.error)
    if (refusal.kind === 'failed') return { kind: 'failed', message: messageOfError(refusal.error) }
    setResults(refusal.results)
    return { kind: 'failed', message: null }
  }

  async function confirm(claimId: string, code: string): Promise<ClaimOutcome> {
    const ended = await confirmClaim(api, claimId, code)
    if (ended.ok) {
      setResults(
        splitResults([{ memberCard: ended.value, error: null, lastFour: ended.value.lastFour, description: ended.value.description }]),
      )
      showLinked([ended.value])
      return { kind: 'linked' }
    }
    const isWrong = ended.error.kind === 'problem' && ended.error.code === 'code-invalid'
    return isWrong ? { kind: 'wrong-code' } : { kind: 'failed', outcome: failureOf(ended.error) }
  }

  const form = useSiteForm({
    fields: linkFields(copy, askFrame),
    submit,
  })

  // A claim needs the number, which a card of the partner does not have here.
  const elsewhere = results?.failed.find(({ code, partnerCardId }) => code === 'linked-elsewhere' && partnerCardId === undefined)
  const isReady = isComplete || count > 0
  return (
    <div className={stack}>
      <LiveRegion>{results && <SaveBanner {...results} />}</LiveRegion>
      {elsewhere && <ClaimCard lastFour={elsewhere.lastFour} start={start} confirm={confirm} />}
      <FormFrame form={form} label={copy.say(card.formTitle)}>
        {known.list}
        <CardFrameBox
          key={load}
          ref={frame}
          id={form.field('card').id}
          vaultOrigin={vaultOrigin}
          onComplete={(complete) => {
            setIsComplete(complete)
            form.onChange('card')
          }}
          onEnter={() => form.onSubmit()}
          onRetry={loadAnew}
        />
        <Checkbox {...form.field('optIn')} />
        <FormActions>
          <Button
            type="submit"
            busy={form.submitting}
            busyLabel={copy.say(card.submitting)}
            aria-disabled={!isReady || undefined}
            aria-describedby={isReady ? undefined : hintId}
            className={isReady ? undefined : css.waiting}
          >
            {submitLabel ?? copy.action(card.submit)}
          </Button>
          {cancel && <TextLink href={cancel.href}>{cancel.label}</TextLink>}
          {!isReady && (
            <p id={hintId} className={`${small} ${quiet}`}>
              <Say text={form.field('card').error === undefined ? (known.reason ?? card.submitReason) : card.submitReasonInvalid} />
            </p>
          )}
        </FormActions>
      </FormFrame>
    </div>
  )
}
