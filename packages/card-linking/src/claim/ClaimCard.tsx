import { card } from '@dining/copy-engine/texts/card'
import { forms } from '@dining/copy-engine/texts/forms'
import { CLAIM_MINUTES } from '@dining/domain'
import { DONE, FormFrame, useSiteForm, type Message, type SubmitOutcome } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Banner, Button, FormActions, Panel, TextButton, TextField } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useEffect, useId, useState } from 'react'

import { claimFields } from './claim-fields.ts'

/** A claim that waits for the member's code. */
export interface StartedClaim {
  readonly claimId: string
  readonly lastFour: string
}

export type ClaimStart =
  | { readonly kind: 'started'; readonly claim: StartedClaim }
  | { readonly kind: 'failed'; readonly message: Message | null }
/** `wrong-code` is shown at the code field; `linked` ends the claim. */
export type ClaimOutcome =
  | { readonly kind: 'linked' }
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'failed'; readonly outcome: SubmitOutcome }

export interface ClaimCardProps {
  /** The card that is linked in another account. */
  readonly lastFour: string
  /** Requests a code. A failure without a message is shown elsewhere. */
  readonly start: () => Promise<ClaimStart>
  readonly confirm: (claimId: string, code: string) => Promise<ClaimOutcome>
}

/** For a card that is linked in another account: its holder verifies it with a code of the card issuer, and it is linked to this account. */
export function ClaimCard({ lastFour, start, confirm }: ClaimCardProps) {
  const copy = useCopy()
  const titleId = useId()
  const [claim, setClaim] = useState<StartedClaim | null>(null)
  const [isStarting, setIsStarting] = useState(false)
  const [failure, setFailure] = useState<Message | null>(null)

  async function ask() {
    if (isStarting) return
    setIsStarting(true)
    setFailure(null)
    const started = await start()
    setIsStarting(false)
    if (started.kind === 'started') setClaim(started.claim)
    else setFailure(started.message)
  }

  return (
    <Panel kind="flat" className={stack} aria-labelledby={titleId}>
      <h2 id={titleId}>{copy.headline(card.claimTitle)}</h2>
      {failure && (
        <Banner type="error">
          <Say text={failure.text} values={failure.values} />
        </Banner>
      )}
      {claim ? (
        <ClaimCode key={claim.claimId} claim={claim} confirm={confirm} isStarting={isStarting} onAgain={() => void ask()} />
      ) : (
        <>
          <p>{copy.say(card.claimLead, { lastFour })}</p>
          <FormActions>
            <Button kind="quiet" busy={isStarting} busyLabel={copy.say(card.claimStarting)} onClick={() => void ask()}>
              {copy.say(card.claimStart)}
            </Button>
          </FormActions>
        </>
      )}
    </Panel>
  )
}

interface ClaimCodeProps extends Pick<ClaimCardProps, 'confirm'> {
  readonly claim: StartedClaim
  readonly isStarting: boolean
  readonly onAgain: () => void
}

function ClaimCode({ claim, confirm, isStarting, onAgain }: ClaimCodeProps) {
  const copy = useCopy()
  const form = useSiteForm({
    fields: claimFields(copy),
    async submit({ code }) {
      const ended = await confirm(claim.claimId, code)
      if (ended.kind === 'failed') return ended.outcome
      if (ended.kind === 'linked') return DONE
      return { kind: 'failed', message: null, fields: [{ field: 'code', code: 'not-allowed', message: '' }] }
    },
  })
  const field = form.field('code')
  // The pressed button was removed; the code is the next input.
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  return (
    <>
      <p role="status">{copy.say(card.claimSent, { lastFour: claim.lastFour, minutes: CLAIM_MINUTES })}</p>
      <FormFrame form={form} label={copy.say(card.claimForm)}>
        <TextField {...field} help={copy.say(card.claimCodeHelp)} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(card.claimConfirming)}>
            {copy.action(card.claimConfirm)}
          </Button>
          <TextButton type="button" aria-disabled={isStarting || undefined} onClick={onAgain}>
            {copy.say(isStarting ? forms.sending : card.claimAgain)}
          </TextButton>
        </FormActions>
      </FormFrame>
    </>
  )
}
