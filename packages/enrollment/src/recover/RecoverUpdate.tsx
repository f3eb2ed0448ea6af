import { useApi, type ApiError } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { forms } from '@dining/copy-engine/texts/forms'
import { recovery } from '@dining/copy-engine/texts/recovery'
import { cutPassword } from '@dining/domain'
import { DONE, failureOf, failWith, FormFrame, newPasswordFields, NewPasswordFields, type SubmitOutcome, useSiteForm } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, FormActions, FormGrid } from '@dining/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { RecoverPage, RecoverStep } from './RecoverPage.tsx'

interface UpdateProps {
  readonly email: string
  /** Token that allows one change. */
  readonly ticket: string
}

function refusalOf(error: ApiError): SubmitOutcome {
  return error.kind === 'problem' && error.code === 'code-invalid' ? failWith(recovery.expired) : failureOf(error)
}

function Update({ email, ticket }: UpdateProps) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const form = useSiteForm({
    fields: newPasswordFields(copy),
    async submit({ password, passwordConfirm }) {
      const body = { ticket, password: cutPassword(password), passwordConfirm: cutPassword(passwordConfirm) }
      const updated = await api.call('updatePassword', { body })
      if (!updated.ok) return refusalOf(updated.error)
      // A session of this browser has ended, too.
      await queryClient.resetQueries({ queryKey: memberQuery(api).queryKey })
      await navigate(paths.recoverSuccess(), { state: { email, done: true }, replace: true })
      return DONE
    },
  })
  return (
    <RecoverPage step={2} title={recovery.updateTitle} lead={copy.say(recovery.updateLead)}>
      <FormFrame form={form}>
        {/* Password managers store the new password under this name. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden aria-label={copy.say(enrollment.email)} />
        <FormGrid>
          <NewPasswordFields password={form.field('password')} confirm={form.field('passwordConfirm')} />
        </FormGrid>
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(forms.sending)}>
            {copy.action(recovery.update)}
          </Button>
        </FormActions>
      </FormFrame>
    </RecoverPage>
  )
}

/** /recover/update: the new password, twice; it ends every session of the member (AUTH-12, AUTH-14). */
export function RecoverUpdate() {
  return (
    <RecoverStep render={({ email, ticket }) => email !== undefined && ticket !== undefined && <Update email={email} ticket={ticket} />} />
  )
}
