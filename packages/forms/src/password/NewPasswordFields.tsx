import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { PasswordField } from '@dining/ui'
import { useState, type ChangeEvent } from 'react'

import { usePasswordWords } from '../use-password-words.ts'
import type { FieldProps } from '../use-site-form.tsx'

type SecretProps = FieldProps<{ readonly kind: 'secret' }>

interface NewPasswordFieldsProps {
  readonly password: SecretProps
  readonly confirm: SecretProps
}

/**
 * A new password, twice. The rule is shown below from the start; the warning about truncation appears as soon as the password is too long
 * (ENROLL-27).
 */
export function NewPasswordFields({ password, confirm }: NewPasswordFieldsProps) {
  const copy = useCopy()
  const words = usePasswordWords()
  const [isLong, setIsLong] = useState(false)
  const help = isLong
    ? copy.say(enrollment.passwordLong, { max: PASSWORD_MAX_LENGTH })
    : copy.say(enrollment.passwordHelp, { min: PASSWORD_MIN_LENGTH })
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setIsLong(event.currentTarget.value.length > PASSWORD_MAX_LENGTH)
    password.onChange()
  }
  return (
    <>
      <PasswordField
        {...password}
        autoComplete="new-password"
        words={words}
        help={<span aria-live="polite">{help}</span>}
        onChange={onChange}
      />
      <PasswordField {...confirm} autoComplete="new-password" words={words} />
    </>
  )
}
