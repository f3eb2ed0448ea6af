import type { ApiError } from '@dining/api-client'
import type { Text } from '@dining/copy-engine'
import { forms } from '@dining/copy-engine/texts/forms'
import { recovery } from '@dining/copy-engine/texts/recovery'
import { failureOf, type FieldProps, type SubmitOutcome } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { Button, FormActions, TextButton, TextField } from '@dining/ui'

import type { mailedCodeFields } from './recover-fields.ts'

/** The errors of a form with a mailed code: a wrong code has its error at the field. */
export function codeRefusal(error: ApiError): SubmitOutcome {
  if (error.kind !== 'problem' || error.code !== 'code-invalid') return failureOf(error)
  return { kind: 'failed', message: null, fields: [{ field: 'code', code: 'wrong-format', message: '' }] }
}

interface MailedCodeProps {
  readonly field: FieldProps<ReturnType<typeof mailedCodeFields>['code']>
  readonly busy: boolean
  readonly submit: Text<string>
  /** A second way on, without the code. */
  readonly other?: { readonly text: Text<string>; readonly onClick: () => void } | undefined
}

/** The field of a mailed code and the buttons below it. */
export function MailedCode({ field, busy, submit, other }: MailedCodeProps) {
  const copy = useCopy()
  return (
    <>
      <TextField
        {...field}
        help={copy.say(recovery.codeHelp)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <FormActions>
        <Button type="submit" busy={busy} busyLabel={copy.say(forms.sending)}>
          {copy.action(submit)}
        </Button>
        {other && (
          <TextButton type="button" onClick={other.onClick}>
            {copy.say(other.text)}
          </TextButton>
        )}
      </FormActions>
    </>
  )
}
