import { signIn } from '@dining/copy-engine/texts/sign-in'
import { useCopy } from '@dining/partner-kit/react'

import { EntryPage } from '../entry/EntryPage.tsx'
import { ReasonNotice } from '../entry/ReasonNotice.tsx'
import { NextDinnerPanel } from './NextDinnerPanel.tsx'
import { SIGN_IN_REASONS } from './reasons.ts'
import { SignInForm } from './SignInForm.tsx'

/** /login: the form (AUTH-01). */
export function SignInScreen() {
  const copy = useCopy()
  return (
    <EntryPage cloth="signIn" title={copy.headline(signIn.title)} lead={copy.say(signIn.lead)} aside={<NextDinnerPanel />}>
      <ReasonNotice texts={SIGN_IN_REASONS} />
      <SignInForm />
    </EntryPage>
  )
}
