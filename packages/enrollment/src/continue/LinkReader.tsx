import { useApi } from '@dining/api-client'
import { linkReader } from '@dining/copy-engine/texts/link-reader'
import { session } from '@dining/copy-engine/texts/session'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { forgetSession, useMember } from '@dining/session'
import { Banner, Button, FormActions, TextButton } from '@dining/ui'
import { useState } from 'react'

import { EntryPage } from '../entry/EntryPage.tsx'

export interface LinkReaderProps {
  /** Address of the account that the link belongs to; undefined where the link does not tell. */
  readonly owner?: string | undefined
  /** Opens the link again, once no member is signed in. */
  readonly openAgain: () => void
  readonly onStay: () => void
}

/**
 * The page for a member who has opened the link of another account, such as that of a member of the household: nothing happens to either account
 * until the member chooses.
 */
export function LinkReader({ owner, openAgain, onStay }: LinkReaderProps) {
  const copy = useCopy()
  const api = useApi()
  const member = useMember()
  const isSso = usePartner().program.enrollmentType === 'sso'
  const [step, setStep] = useState<'asking' | 'leaving' | 'failed'>('asking')

  async function leave() {
    setStep('leaving')
    const left = await api.call('signOut', {})
    if (!left.ok) return setStep('failed')
    forgetSession()
    // The session at the provider would sign the same person in again.
    if (left.value.continueAt !== undefined) return window.location.replace(left.value.continueAt)
    return openAgain()
  }

  // A provider may send no address.
  const reader = member?.email || `${member?.firstName ?? ''} ${member?.lastName ?? ''}`.trim()
  const lead = owner === undefined ? copy.say(linkReader.unowned, { reader }) : copy.say(linkReader.owned, { owner, reader })
  return (
    <EntryPage cloth="signIn" title={copy.headline(linkReader.title)} lead={lead}>
      {step === 'failed' && <Banner type="error">{copy.say(session.signOutFailed)}</Banner>}
      {isSso && <p>{copy.say(linkReader.leaveThen)}</p>}
      <FormActions>
        <Button type="button" busy={step === 'leaving'} busyLabel={copy.say(linkReader.leaving)} onClick={() => void leave()}>
          {copy.action(isSso ? linkReader.leave : linkReader.switch)}
        </Button>
        <TextButton type="button" onClick={onStay}>
          {copy.say(linkReader.stay)}
        </TextButton>
      </FormActions>
    </EntryPage>
  )
}
