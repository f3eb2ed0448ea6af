import { useApi } from '@dining/api-client'
import { signIn } from '@dining/copy-engine/texts/sign-in'
import { cutPassword } from '@dining/domain'
import { credentialRefusal, DONE, FormFrame, usePasswordWords, useSiteForm } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, Checkbox, FormActions, PasswordField } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useNavigate } from 'react-router'

import { useJoinLink } from '../continue/use-join-link.ts'
import { EntryPage } from '../entry/EntryPage.tsx'
import { ReasonNotice } from '../entry/ReasonNotice.tsx'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { NextDinnerPanel } from './NextDinnerPanel.tsx'
import { SIGN_IN_REASONS } from './reasons.ts'
import { signInFields } from './sign-in-fields.ts'
import { usePreviousScreen } from '../visit/previous-screen.ts'
import { afterSignIn } from '../visit/landing.ts'
import { AccountEmailField, useLinksWithEmail } from '../visit/typed-email.tsx'
import { useLoadMember } from '../visit/use-load-member.ts'

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

/** Email and password (AUTH-01 … AUTH-10). Redirects to the page that required the sign-in. */
function SignInForm() {
  const copy = useCopy()
  const api = useApi()
  const navigate = useNavigate()
  const loadMember = useLoadMember()
  const words = usePasswordWords()
  const enteredEmail = usePreviousScreen()?.email

  async function enter() {
    const member = await loadMember()
    const target = afterSignIn(member)
    if (member) await navigate(target, { replace: true })
    else window.location.replace(target)
  }

  const form = useSiteForm({
    fields: signInFields(copy, enteredEmail ?? ''),
    async submit({ email: address, password, rememberMe }) {
      const signedIn = await api.call('signIn', { body: { email: address, password: cutPassword(password), rememberMe } })
      if (!signedIn.ok) {
        const { error } = signedIn
        if (error.kind !== 'problem' || error.code !== 'email-update-required') return credentialRefusal(error)
        // The page where the address is updated (AUTH-15).
        await navigate(paths.fixCredentials(), { state: { email: address } })
        return DONE
      }
      await enter()
      return DONE
    },
  })
  // The mail of a new member leads to step 2, and from there to this page.
  useJoinLink((opened) => {
    if (opened !== 'invalid' && form.values().email === '') form.setValue('email', opened.email)
  })
  const withEmail = useLinksWithEmail(() => form.values().email)
  return (
    <div className={stack} onClick={withEmail} role="presentation">
      <FormFrame form={form}>
        <AccountEmailField {...form.field('email')} autoComplete="username webauthn" />
        <PasswordField {...form.field('password')} autoComplete="current-password" words={words} />
        <Checkbox {...form.field('rememberMe')} help={copy.say(signIn.keepHelp)} />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(signIn.submitting)}>
            {copy.action(signIn.submit)}
          </Button>
          <p>
            <Say text={signIn.forgot} />
          </p>
        </FormActions>
      </FormFrame>
      <PasskeySignIn rememberMe={() => form.values().rememberMe} onSignedIn={enter} />
      <p>
        <Say text={signIn.notMember} />
      </p>
    </div>
  )
}
