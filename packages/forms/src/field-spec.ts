import type { Check, FieldIssue } from './field-issue.ts'
import type { IssueTexts } from './issue-message.ts'

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
