import { signIn } from '@dining/copy-engine/texts/sign-in'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { FormActions, LinkButton } from '@dining/ui'

import { EntryPage } from '../entry/EntryPage.tsx'
import { ReasonNotice } from '../entry/ReasonNotice.tsx'
import { NextDinnerPanel } from './NextDinnerPanel.tsx'
import { SignInForm } from './SignInForm.tsx'

/** What `rfr` says on this page (ACT-05, ACT-06). */
const REASONS = { '3': signIn.activeAlready, '4': signIn.closedAlready } as const

/** /login: the form, or for single sign-on the way to the partner's own (AUTH-01, ROUTE-15). */
export function SignInScreen() {
  const copy = useCopy()
  const { program } = usePartner()
  const isSso = program.enrollmentType === 'sso'
  return (
    <EntryPage
      cloth="signIn"
      title={copy.headline(signIn.title)}
      lead={copy.say(isSso ? signIn.ssoLead : signIn.lead)}
      aside={<NextDinnerPanel />}
    >
      <ReasonNotice texts={REASONS} />
      {isSso ? (
        <FormActions>
          <LinkButton href={paths.singleSignOn()} data-reload="">
            {copy.action(signIn.sso)}
          </LinkButton>
        </FormActions>
      ) : (
        <SignInForm />
      )}
      <p>
        <Say text={signIn.notMember} />
      </p>
    </EntryPage>
  )
}
