import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { loginPath, paths, rememberLoginRedirect } from '@dining/session'
import { LinkButton } from '@dining/ui'
import { useEffect, useEffectEvent } from 'react'

import { trackStep } from '../track-reservation.ts'
import * as css from './ReserveDialog.css.ts'

interface SignInPromptProps {
  readonly merchantId: string
  readonly cardRequired: boolean
  /** The address of the table, to which the visitor returns. */
  readonly here: string
  /** Whether the visitor is signed in at the provider and has not joined yet. */
  readonly needsJoining: boolean
}

/** Reservations are for members: the way to become one leads back to the very table (RESERVE-23). */
export function SignInPrompt({ merchantId, cardRequired, here, needsJoining }: SignInPromptProps) {
  const copy = useCopy()
  const { program } = usePartner()
  const report = useEffectEvent(() => trackStep('login_prompt', { merchantId, cardRequired }))
  useEffect(() => report(), [])
  const remember = () => rememberLoginRedirect(here)
  return (
    <>
      <p>{copy.say(needsJoining ? texts.joinLead : texts.signInLead)}</p>
      <div className={css.actions}>
        {!needsJoining && (
          <LinkButton href={loginPath(program)} onClick={remember}>
            {copy.action(texts.signIn)}
          </LinkButton>
        )}
        <LinkButton kind={needsJoining ? 'action' : 'quiet'} href={paths.join()} onClick={remember}>
          {copy.action(texts.join)}
        </LinkButton>
      </div>
    </>
  )
}
