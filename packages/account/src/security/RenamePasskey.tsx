import { useApi } from '@dining/api-client'
import { passkeysQuery } from '@dining/api-client/queries'
import type { Passkey } from '@dining/contract'
import { security as texts } from '@dining/copy-engine/texts/security'
import { PASSKEY_NAME_MAX_LENGTH } from '@dining/domain'
import { DONE, failureOf, FormFrame, useSiteForm } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { Button, FormActions, TextButton, TextField } from '@dining/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { renamePasskeyFields } from './rename-passkey-fields.ts'

interface RenamePasskeyProps {
  readonly passkey: Passkey
  readonly onDone: (name: string) => void
  readonly onCancel: () => void
}

/** Another name for a passkey, so that its member recognizes it in the list. */
export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.select(), [])
  const form = useSiteForm({
    fields: renamePasskeyFields(copy, passkey.name),
    async submit({ newPasskeyName }) {
      const passkeyName = newPasskeyName.trim()
      const renamed = await api.call('renamePasskey', { params: { passkeyId: passkey.id }, body: { passkeyName } })
      if (!renamed.ok) return failureOf(renamed.error)
      queryClient.setQueryData(passkeysQuery(api).queryKey, renamed.value)
      onDone(passkeyName)
      return DONE
    },
  })
  return (
    <div ref={box}>
      <FormFrame form={form} label={copy.say(texts.rename)}>
        <TextField {...form.field('newPasskeyName')} type="text" maxLength={PASSKEY_NAME_MAX_LENGTH} autoComplete="off" />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(texts.renaming)}>
            {copy.action(texts.saveName)}
          </Button>
          <TextButton onClick={onCancel}>{copy.say(texts.cancel)}</TextButton>
        </FormActions>
      </FormFrame>
    </div>
  )
}
