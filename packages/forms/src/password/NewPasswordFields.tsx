import type { Copy } from '@dining/copy-engine'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { PasswordField } from '@dining/ui'
import { useState, type ChangeEvent } from 'react'

import { atLeast, sameAs } from '../checks.ts'
import type { FieldSpec } from '../field-spec.ts'
import { usePasswordWords } from '../use-password-words.ts'
import type { FieldProps } from '../use-site-form.tsx'

/** A new password and its repetition, with the rules that a page can check; the server checks whether it is common (ENROLL-26). */
export function newPasswordFields(copy: Copy) {
  return {
    password: {
      kind: 'secret',
      label: copy.say(enrollment.password),
      required: true,
      checks: [atLeast(PASSWORD_MIN_LENGTH)],
    },
    passwordConfirm: {
      kind: 'secret',
      label: copy.say(enrollment.passwordConfirm),
      required: true,
      checks: [sameAs('password', 'password-mismatch')],
    },
  } as const satisfies Record<string, FieldSpec>
}

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
