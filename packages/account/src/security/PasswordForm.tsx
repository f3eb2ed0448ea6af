import { useApi } from '@dining/api-client'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { security as texts } from '@dining/copy-engine/texts/security'
import { cutPassword } from '@dining/domain'
import { DONE, failureOf, FormFrame, NewPasswordFields, useSiteForm } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { Button, FormActions, FormGrid, TextButton } from '@dining/ui'
import { useEffect, useRef } from 'react'

import { changePasswordFields } from './password-fields.ts'

interface PasswordFormProps {
  readonly email: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** A new password, twice. The client asks for the present one if the sign-in is a while ago. */
export function PasswordForm({ email, onDone, onCancel }: PasswordFormProps) {
  const copy = useCopy()
  const api = useApi()
  const box = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone.
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus(), [])
  const form = useSiteForm({
    fields: changePasswordFields(copy),
    async submit({ password, passwordConfirm }) {
      const body = { password: cutPassword(password), passwordConfirm: cutPassword(passwordConfirm) }
      const changed = await api.call('changePassword', { body })
      if (!changed.ok) return failureOf(changed.error)
      onDone()
      return DONE
    },
  })
  return (
    <div ref={box}>
      <FormFrame form={form} label={copy.say(texts.changePassword)}>
        {/* Password managers store the new password under this name. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden aria-label={copy.say(enrollment.email)} />
        <FormGrid>
          <NewPasswordFields password={form.field('password')} confirm={form.field('passwordConfirm')} />
        </FormGrid>
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(texts.savingPassword)}>
            {copy.action(texts.savePassword)}
          </Button>
          <TextButton onClick={onCancel}>{copy.say(texts.cancel)}</TextButton>
        </FormActions>
      </FormFrame>
    </div>
  )
}
