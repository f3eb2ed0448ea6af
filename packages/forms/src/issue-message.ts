import type { Text, Values } from '@dining/copy-engine'
import { fieldErrors } from '@dining/copy-engine/texts/field-errors'
import { forms } from '@dining/copy-engine/texts/forms'

import type { FieldIssue, FieldIssueCode } from './field-issue.ts'

const TEXTS: Readonly<Record<FieldIssueCode, Text>> = {
  ...fieldErrors,
  'wrong-length': forms.wrongLength,
  'check-failed': forms.checkFailed,
}

/** Own words of a field for an issue, before the general ones. */
export type IssueTexts = Readonly<Partial<Record<FieldIssueCode, Text>>>

/** A message as text and what fills it: ready for `say` and for `<Say>`. */
export interface Message {
  readonly text: Text
  readonly values: Values
}

/** Words for an issue: the field's own, else the general ones with its label; a field without a label has one text of its own (FORM-11). */
export function messageOf({ code, ...slots }: FieldIssue, label: string | undefined, own: IssueTexts = {}): Message {
  const general = code === 'required' && label === undefined ? forms.fieldRequired : TEXTS[code]
  return { text: own[code] ?? general, values: { ...slots, label: label ?? '' } }
}
