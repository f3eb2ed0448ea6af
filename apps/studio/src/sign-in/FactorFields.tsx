import { TextButton, TextField } from '@dining/ui'
import { useEffect, useRef } from 'react'

import * as css from './sign-in.css.ts'

/** What an operator can give as the second factor. */
export interface OwnFactor {
  /** Of an authenticator app, or a recovery code. */
  readonly takesCode: boolean
  readonly hasPasskey: boolean
}

interface FactorFieldsProps {
  readonly factor: OwnFactor
  /** Whether the form asks the browser for a passkey when it is sent. */
  readonly usesPasskey: boolean
  readonly setPrefersCode: (prefersCode: boolean) => void
}

const CODE = 'code'

/** The typed code; undefined if the form does not ask for one. */
export function codeIn(form: HTMLFormElement): string | undefined {
  const code = new FormData(form).get(CODE)
  return typeof code === 'string' ? code : undefined
}

/** The second factor: a passkey, a code, or either. */
export function FactorFields({ factor: { takesCode, hasPasskey }, usesPasskey, setPrefersCode }: FactorFieldsProps) {
  if (!takesCode && !hasPasskey)
    return <p>Your passkeys are of another address of the studio, and no recovery code is left. Ask for a reset of your second factor.</p>
  return (
    <>
      {usesPasskey ? <p role="status">Next, your browser asks for your passkey.</p> : <CodeField />}
      {takesCode && hasPasskey && (
        <p className={css.instead}>
          <TextButton onClick={() => setPrefersCode(usesPasskey)}>
            {usesPasskey ? 'Enter a code instead' : 'Use your passkey instead'}
          </TextButton>
        </p>
      )}
    </>
  )
}

/** A code of the second factor. It has the focus when it appears. */
function CodeField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      ref={field}
      label="Code"
      name={CODE}
      help="Six digits from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  )
}
