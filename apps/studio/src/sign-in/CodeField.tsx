import { TextField } from '@dining/ui'
import { useEffect, useRef } from 'react'

/** A code of the second factor. It has the focus when it appears. */
export function CodeField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      ref={field}
      label="Code"
      name="code"
      help="Six digits from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  )
}
