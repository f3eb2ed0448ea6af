import { OPERATOR_REASON_MAX_LENGTH } from '@dining/domain'
import { TextField } from '@dining/ui'
import type { Ref } from 'react'

interface ReasonFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly error: string | undefined
}

/** Why the operator does something. The audit trail keeps it. */
export const ReasonField = ({ ref, error }: ReasonFieldProps) => (
  <TextField
    ref={ref}
    label="Reason"
    name="reason"
    help="Stays in the audit trail, such as “Ticket 4711”. Never a name, an email address or a card number."
    error={error}
    maxLength={OPERATOR_REASON_MAX_LENGTH}
    autoComplete="off"
    required
  />
)
