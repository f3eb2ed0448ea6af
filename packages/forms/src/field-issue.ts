import type { FieldCode } from '@dining/contract'

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
