import type { FieldCode } from '@dining/contract'
import type { Text, Values } from '@dining/copy-engine'
import { fieldErrors } from '@dining/copy-engine/texts/field-errors'
import { forms } from '@dining/copy-engine/texts/forms'

/** What can be wrong with a field: the server's codes, and two that only a form knows. */
export type FieldIssueCode =
  | FieldCode
  /** Not exactly as long as it must be (FORM-08). */
  | 'wrong-length'
  /** A check that asks the server could not be made (FORM-10). */
  | 'check-failed'

/** One field's issue, as data; everything beside the code fills the message (`max`, `min`, `length` …). */
export interface FieldIssue {
  readonly code: FieldIssueCode
  readonly [slot: string]: string | number
}

/** Values of a form as the checks see them. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** Looks at a field that is not empty; a check that asks the server answers later. */
export type Check = (value: string, values: FormValues) => FieldIssue | null | Promise<FieldIssue | null>

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

/** What a form knows of a field; how it looks is the component's. */
export interface FieldSpec {
  /** `text` (default) is trimmed; `secret` is taken exactly as typed; `checkbox` is a yes or no. */
  readonly kind?: 'text' | 'secret' | 'checkbox'
  /** Finished words. */
  readonly label?: string
  readonly required?: boolean
  /** What stands in the field at first. */
  readonly initial?: string | boolean
  /** Looked at in order once the field is not empty; the first issue counts. */
  readonly checks?: readonly Check[]
  readonly messages?: IssueTexts
  /** At submit, instead of all that: for a control that is no element of the form, such as a frame. */
  readonly ask?: () => Promise<FieldIssue | null>
}

export type FieldSpecs = Readonly<Record<string, FieldSpec>>

/** `{ email: string, optIn: boolean }` from the fields of a form. */
export type ValuesOf<F extends FieldSpecs> = { readonly [K in keyof F]: F[K] extends { readonly kind: 'checkbox' } ? boolean : string }

/** What a field says now; a field that the page doesn't show says what it said at first. */
export function valueOf(form: HTMLFormElement | null, name: string, { kind, initial }: FieldSpec): string | boolean {
  const control = form?.elements.namedItem(name)
  if (kind === 'checkbox') return control instanceof HTMLInputElement ? control.checked : initial === true
  const typed = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : String(initial ?? '')
  return kind === 'secret' ? typed : typed.trim()
}

/** The first thing wrong with a field, or null. An empty field can only be missing: checks see what was typed. */
export async function findIssue(
  { required = false, checks = [] }: FieldSpec,
  value: string | boolean,
  values: FormValues,
): Promise<FieldIssue | null> {
  if (value === '' || value === false) return required ? { code: 'required' } : null
  if (value === true) return null
  for (const check of checks) {
    const issue = await check(value, values)
    if (issue) return issue
  }
  return null
}
