import { CONTENT_NOTE_MAX_LENGTH } from '@dining/domain'
import { TextField } from '@dining/ui'

interface NoteFieldProps {
  readonly value: string
  readonly onChange: (note: string) => void
}

/** An optional note to a change, for later editors. */
export const NoteField = ({ value, onChange }: NoteFieldProps) => (
  <TextField
    label="Note"
    optionalMark="optional"
    help="Shown in the history."
    maxLength={CONTENT_NOTE_MAX_LENGTH}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)
