import type { Copy } from '@dining/copy-engine'
import { forms } from '@dining/copy-engine/texts/forms'
import { Rich, Say, useCopy } from '@dining/partner-kit/react'
import { useId, type ReactNode } from 'react'

import type { FieldSpec, FieldSpecs, Message } from './field-spec.ts'
import { useFormState, type FormOptions, type FormState } from './use-form-state.ts'

/** The props that a field component of `@dining/ui` gets from its form: `<TextField {...form.field('email')} autoComplete="email" />`. */
export type FieldProps<S extends FieldSpec> = {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly requiredMark: string
  readonly error: ReactNode
  readonly onBlur: () => void
  readonly onChange: () => void
} & (S extends { readonly kind: 'checkbox' } ? { readonly defaultChecked: boolean } : { readonly defaultValue: string })

/** A line of the summary above a form, with the text and the links of the message at the field. */
export interface FormError {
  /** The field that the line links to. */
  readonly id: string
  readonly message: string
  readonly remedy?: ReactNode
}

export interface Form<F extends FieldSpecs = FieldSpecs> extends FormState<F> {
  readonly field: <K extends keyof F & string>(name: K) => FieldProps<F[K]>
  /** For the summary: uncorrected issues of the last submit, with the same texts as at the fields. */
  readonly errors: readonly FormError[]
  readonly hasRequired: boolean
}

/** A form of the product: its behaviour (`useFormState`) with the partner's words. Show it with `<FormFrame form={form}>`. */
export function useSiteForm<const F extends FieldSpecs>(options: FormOptions<F>): Form<F> {
  const { fields } = options
  const state = useFormState(options)
  const copy = useCopy()
  const id = useId()
  const names = Object.keys(fields) as (keyof F & string)[]
  const idOf = (name: keyof F & string) => `${id}${name}`

  return {
    ...state,
    hasRequired: names.some((name) => fields[name]?.required === true),
    errors: state.summary.flatMap((name) => {
      const message = state.messages[name]
      return message ? [{ id: idOf(name), ...lineOf(copy, message) }] : []
    }),
    field(name) {
      const { kind, label = '', required = false, initial }: FieldSpec = fields[name] ?? {}
      const message = state.messages[name]
      const props = {
        id: idOf(name),
        name,
        label,
        required,
        requiredMark: copy.say(forms.requiredSuffix),
        error: message && <Say text={message.text} values={message.values} />,
        onBlur: () => state.onBlur(name),
        onChange: () => state.onChange(name),
        ...(kind === 'checkbox' ? { defaultChecked: initial === true } : { defaultValue: String(initial ?? '') }),
      }
      // The kind that selected the last property is the kind in the type.
      return props as unknown as FieldProps<F[typeof name]>
    },
  }
}

/**
 * A message as a line of the summary. A link cannot contain a link, so the link to the field ends with the sentence before the first link
 * of the message; after that, the message's own links work.
 */
function lineOf(copy: Copy, { text, values }: Message): Omit<FormError, 'id'> {
  const parts = copy.rich(text, values)
  const at = parts.findIndex(({ kind }) => kind === 'link')
  const whole = copy.say(text, values)
  const lead = parts.slice(0, Math.max(at, 0)).flatMap((part) => (part.kind === 'link' ? [] : [part.text]))
  if (at < 1) return { message: whole }
  return { message: lead.join('').trim(), remedy: <Rich parts={parts.slice(at)} /> }
}
