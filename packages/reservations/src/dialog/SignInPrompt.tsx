import type { Text } from '@dining/copy-engine'
import { reservations as texts } from '@dining/copy-engine/texts/reservations'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { loginPath, paths, rememberLoginRedirect } from '@dining/session'
import { LinkButton } from '@dining/ui'

import * as css from './ReserveDialog.css.ts'

interface SignInPromptProps {
  /** The address to which the visitor returns. */
  readonly here: string
  /** Whether the visitor is signed in at the provider and has not joined yet. */
  readonly needsJoining: boolean
  readonly lead: Text
}

/** What is for members: the way to become one leads back to the very table (RESERVE-23). */
export function SignInPrompt({ here, needsJoining, lead }: SignInPromptProps) {
  const copy = useCopy()
  const { program } = usePartner()
  const remember = () => rememberLoginRedirect(here)
  return (
    <>
      <p>{copy.say(lead)}</p>
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
