import { useApi } from '@dining/api-client'
import { signIn } from '@dining/copy-engine/texts/sign-in'
import { cutPassword } from '@dining/domain'
import { DONE, email, FormFrame, useForm, usePasswordWords } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Button, Checkbox, FormActions, PasswordField } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useNavigate } from 'react-router'

import { useHandedOver } from '../visit/handed-over.ts'
import { afterSignIn } from '../visit/landing.ts'
import { useBeginVisit } from '../visit/use-begin-visit.ts'
import { AccountEmailField, useLinksWithEmail } from '../visit/typed-email.tsx'
import { PASSWORD_MESSAGES, refusalOf } from './refusal.ts'

/** E-mail and password (AUTH-01 … AUTH-10). Leads back to where signing in was asked for. */
export function SignInForm() {
  const copy = useCopy()
  const api = useApi()
  const navigate = useNavigate()
  const beginVisit = useBeginVisit()
  const words = usePasswordWords()
  const handedEmail = useHandedOver()?.email

  const form = useForm({
    fields: {
      email: { label: copy.say(signIn.email), required: true, initial: handedEmail ?? '', checks: [email] },
      password: { kind: 'secret', label: copy.say(signIn.password), required: true, messages: PASSWORD_MESSAGES },
      rememberMe: { kind: 'checkbox', label: copy.say(signIn.keepSignedIn) },
    },
    async submit({ email: address, password, rememberMe }) {
      const signedIn = await api.call('signIn', { body: { email: address, password: cutPassword(password), rememberMe } })
      if (!signedIn.ok) return refusalOf(signedIn.error)
      const member = await beginVisit()
      const target = afterSignIn(member)
      if (member) await navigate(target, { replace: true })
      else window.location.replace(target)
      return DONE
    },
  })
  const withEmail = useLinksWithEmail(() => form.values().email)
  return (
    <div className={stack} onClick={withEmail} role="presentation">
      <FormFrame form={form}>
        <AccountEmailField {...form.field('email')} />
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
      <p>
        <Say text={signIn.notMember} />
      </p>
    </div>
  )
}
