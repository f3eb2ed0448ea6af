export { atLeast, atMost, email, mailedCode, matches, phone, sameAs, zip } from './checks.ts'
export {
  type Check,
  type FieldIssue,
  type FieldIssueCode,
  type FieldSpec,
  type FieldSpecs,
  type FormValues,
  type IssueTexts,
  type Message,
  messageOf,
  type ValuesOf,
} from './field-spec.ts'
export { credentialRefusal, PASSWORD_MESSAGES } from './password/credential-refusal.ts'
export { newPasswordFields } from './password/new-password-fields.ts'
export { NewPasswordFields } from './password/NewPasswordFields.tsx'
export { FormFrame } from './FormFrame.tsx'
export { DONE, failureOf, failWith, messageOfError, type SubmitOutcome } from './submit-outcome.ts'
export { ToastProvider, useToasts } from './toasts/ToastProvider.tsx'
export { useSiteForm, type FieldProps, type Form, type FormError } from './use-site-form.tsx'
export { type FormOptions, useAfterPress } from './use-form-state.ts'
export { usePasswordWords } from './use-password-words.ts'
