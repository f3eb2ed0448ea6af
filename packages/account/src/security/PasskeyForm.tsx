import { useApi } from '@dining/api-client'
import { addPasskey, type PasskeyError } from '@dining/api-client/passkeys'
import { passkeysQuery } from '@dining/api-client/queries'
import { security as texts } from '@dining/copy-engine/texts/security'
import { PASSKEY_NAME_MAX_LENGTH } from '@dining/domain'
import { DONE, failureOf, failWith, FormFrame, useSiteForm, type SubmitOutcome } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { writeStored } from '@dining/session'
import { Button, FormActions, TextButton, TextField } from '@dining/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { passkeyFields } from './passkey-fields.ts'

interface PasskeyFormProps {
  /** The name that is proposed. */
  readonly device: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

const FAULTS = { ended: texts.passkeyEnded, known: texts.passkeyKnown, unsupported: texts.passkeyUnsupported } as const
const refusalOf = (error: PasskeyError): SubmitOutcome => (error.kind === 'passkey' ? failWith(FAULTS[error.fault]) : failureOf(error))

/** The name of a new passkey; then the browser asks for the finger, the face or the lock of the screen. */
export function PasskeyForm({ device, onDone, onCancel }: PasskeyFormProps) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone.
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input[type=text]')?.focus(), [])
  const form = useSiteForm({
    fields: passkeyFields(copy, device),
    async submit({ passkeyName }) {
      const added = await addPasskey(api, passkeyName)
      if (!added.ok) return refusalOf(added.error)
      queryClient.setQueryData(passkeysQuery(api).queryKey, added.value)
      writeStored('passkeyUsed', 'yes')
      onDone()
      return DONE
    },
  })
  return (
    <div ref={box}>
      <FormFrame form={form} label={copy.say(texts.addPasskey)}>
        <TextField
          {...form.field('passkeyName')}
          type="text"
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          autoComplete="off"
          help={copy.say(texts.passkeyNameHelp)}
        />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(texts.creatingPasskey)}>
            {copy.action(texts.createPasskey)}
          </Button>
          <TextButton onClick={onCancel}>{copy.say(texts.cancel)}</TextButton>
        </FormActions>
      </FormFrame>
    </div>
  )
}
