import { CancelDialog, type ReservationDialogProps } from './CancelDialog.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'

/** What a member can do with a reservation; loads when it is asked for. */
export function ReservationDialog({ what, ...rest }: ReservationDialogProps & { readonly what: 'change' | 'cancel' }) {
  return what === 'change' ? <ChangeDialog {...rest} /> : <CancelDialog {...rest} />
}
