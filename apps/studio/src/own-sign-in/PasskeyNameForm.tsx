import { PASSKEY_NAME_MAX_LENGTH } from '@dining/domain'
import { Button, TextField } from '@dining/ui'
import { useEffect, useRef, type SyntheticEvent } from 'react'

import { CallFault } from '../app/CallFault.tsx'
import { typedIn } from '../app/typed.ts'
import * as css from './own-sign-in.css.ts'

interface PasskeyNameFormProps {
  /** In the field at first, and selected. */
  readonly name: string
  readonly help?: string | undefined
  readonly action: string
  readonly cancel: string
  readonly isPending: boolean
  /** Null: nothing is shown. */
  readonly fault: unknown
  readonly onNamed: (name: string) => void
  readonly onCancel: () => void
}

/** Asks for the name of a passkey. */
export function PasskeyNameForm({ name, help, action, cancel, isPending, fault, onNamed, onCancel }: PasskeyNameFormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onNamed(typedIn(event.currentTarget, 'passkeyName').trim())
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        ref={field}
        label="Name of the passkey"
        name="passkeyName"
        defaultValue={name.slice(0, PASSKEY_NAME_MAX_LENGTH)}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        pattern=".*\S.*"
        title="A name that is not only spaces"
        autoComplete="off"
        help={help}
        required
      />
      <CallFault fault={fault} />
      <div className={css.buttons}>
        <Button type="submit" busy={isPending}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
