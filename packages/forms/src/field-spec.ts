import type { FieldCode } from '@dining/contract'
import type { Text, Values } from '@dining/copy-engine'
import { fieldErrors } from '@dining/copy-engine/texts/field-errors'
import { forms } from '@dining/copy-engine/texts/forms'

/** Error codes of a field: the server's codes, and two that only forms use. */
export type FieldIssueCode =
  | FieldCode
  /** Not exactly the required length (FORM-08). */
  | 'wrong-length'
  /** A check by the server could not be made (FORM-10). */
  | 'check-failed'

/** One field's issue, as data; the properties other than the code are parameters of the message (`max`, `min`, `length` …). */
export interface FieldIssue {
  readonly code: FieldIssueCode
  readonly [slot: string]: string | number
}

/** Values of a form as passed to the checks. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** Checks a field that is not empty; a check by the server returns a promise. */
export type Check = (value: string, values: FormValues) => FieldIssue | null | Promise<FieldIssue | null>

const TEXTS: Readonly<Record<FieldIssueCode, Text>> = {
  ...fieldErrors,
  'wrong-length': forms.wrongLength,
  'check-failed': forms.checkFailed,
}

/** A field's own texts for issues, which take precedence over the general ones. */
export type IssueTexts = Readonly<Partial<Record<FieldIssueCode, Text>>>

/** A message with its parameters, ready for `say` and for `<Say>`. */
export interface Message {
  readonly text: Text
  readonly values: Values
}

/** The message of an issue: the field's own, otherwise the general one with its label; a field without a label has its own text (FORM-11). */
export function messageOf({ code, ...slots }: FieldIssue, label: string | undefined, own: IssueTexts = {}): Message {
  const general = code === 'required' && label === undefined ? forms.fieldRequired : TEXTS[code]
  return { text: own[code] ?? general, values: { ...slots, label: label ?? '' } }
}

/** The definition of a field; its component defines the appearance. */
export interface FieldSpec {
  /** `text` (default) is trimmed; `secret` is used exactly as entered; `checkbox` is a boolean. */
  readonly kind?: 'text' | 'secret' | 'checkbox'
  /** The label as final text. */
  readonly label?: string
  readonly required?: boolean
  /** The field's initial value. */
  readonly initial?: string | boolean
  /** Run in order if the field is not empty; the first issue counts. */
  readonly checks?: readonly Check[]
  readonly messages?: IssueTexts
  /** Runs on submit in place of the other checks, for a control that is not an element of the form, such as a frame. */
  readonly ask?: () => Promise<FieldIssue | null>
}

export type FieldSpecs = Readonly<Record<string, FieldSpec>>

/** `{ email: string, optIn: boolean }` from the fields of a form. */
export type ValuesOf<F extends FieldSpecs> = { readonly [K in keyof F]: F[K] extends { readonly kind: 'checkbox' } ? boolean : string }

/** The current value of a field; a field that the page doesn't show keeps its initial value. */
export function valueOf(form: HTMLFormElement | null, name: string, { kind, initial }: FieldSpec): string | boolean {
  const control = form?.elements.namedItem(name)
  if (kind === 'checkbox') return control instanceof HTMLInputElement ? control.checked : initial === true
  // An input, a select, a text area, or the radio buttons of one name.
  const typed = control && 'value' in control ? control.value : String(initial ?? '')
  return kind === 'secret' ? typed : typed.trim()
}

/** The first issue of a field, or null. An empty field can only be missing: checks run only on input. */
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
