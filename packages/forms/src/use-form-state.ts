import { useCallback, useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react'

import {
  findIssue,
  messageOf,
  valueOf,
  type FieldIssue,
  type FieldSpec,
  type FieldSpecs,
  type Message,
  type ValuesOf,
} from './field-spec.ts'
import type { SubmitOutcome } from './submit-outcome.ts'

export interface FormOptions<F extends FieldSpecs> {
  /** In the order of the page: the summary lists issues in this order. */
  readonly fields: F
  /** Called with values that passed every check; the form ignores further submits until it has answered. */
  readonly submit: (values: ValuesOf<F>) => Promise<SubmitOutcome>
}

interface KnownIssue {
  readonly issue: FieldIssue
  /** The issue comes from the server: it remains until the field itself changes. */
  readonly fromServer: boolean
  /** The issue comes from the last submit: the summary lists it. */
  readonly bySubmit: boolean
}
type FieldIssues<F> = { readonly [K in keyof F]?: KnownIssue }

/** The state of a form and its actions. */
export interface FormState<F extends FieldSpecs = FieldSpecs> {
  readonly submitting: boolean
  /** Message of the form as a whole after a failed submit. */
  readonly failure: Message | null
  /** The message of each field that has an issue. */
  readonly messages: { readonly [K in keyof F]?: Message }
  /** Fields that the last submit found invalid and that still are, in the form's order, for the summary; leaving a field never adds to them. */
  readonly summary: readonly (keyof F & string)[]
  /** Increases with each submit: the summary takes the focus when it changes. */
  readonly attempt: number
  readonly values: () => ValuesOf<F>
  /** Sets a field's value, as if a member had entered it. */
  readonly setValue: <K extends keyof F & string>(name: K, value: ValuesOf<F>[K]) => void
  readonly onBlur: (name: keyof F & string) => void
  readonly onChange: (name: keyof F & string) => void
  readonly onSubmit: (event?: SyntheticEvent) => void
  /** For the form element's `ref`. */
  readonly attach: (element: HTMLFormElement | null) => void
}

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[]

/**
 * Behaviour of a form: fields are uncontrolled, so no input is ever lost; each is checked when it is left (FORM-15) and all at submit; an
 * issue disappears as soon as it is corrected; issues from the server appear at their fields.
 */
export function useFormState<const F extends FieldSpecs>({ fields, submit }: FormOptions<F>): FormState<F> {
  const element = useRef<HTMLFormElement>(null)
  const attach = useCallback((form: HTMLFormElement | null) => {
    element.current = form
  }, [])
  const busy = useRef(false)
  const [issues, setIssues] = useState<FieldIssues<F>>({})
  const [failure, setFailure] = useState<{ readonly message: Message; readonly withFields: boolean } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [submitting, setSubmitting] = useState(false)
  const afterPress = useAfterPress()
  const summary = keysOf(fields).filter((name) => issues[name]?.bySubmit === true)

  const specOf = (name: keyof F & string): FieldSpec => fields[name] ?? {}

  // The value of each key has the type of its spec's kind, and valueOf decides by the same kind.
  const values = () => Object.fromEntries(keysOf(fields).map((name) => [name, valueOf(element.current, name, specOf(name))])) as ValuesOf<F>

  async function check(name: keyof F & string, cause: 'change' | 'leave'): Promise<void> {
    const spec = specOf(name)
    // Only a submit may ask; before that, a change removes the result of the last one.
    if (spec.ask) return put(name, null, cause)
    const value = valueOf(element.current, name, spec)
    const issue = await findIssue(spec, value, values())
    // An answer about earlier input does not apply to the current input.
    if (valueOf(element.current, name, spec) === value) put(name, issue, cause)
  }

  // Input that was left before hydration is checked now.
  const lookAtFirst = useEffectEvent(() => {
    for (const name of keysOf(fields)) {
      const value = valueOf(element.current, name, fields[name] ?? {})
      const isLeft = element.current?.elements.namedItem(name) !== document.activeElement
      if (isLeft && value !== '' && typeof value === 'string' && value !== fields[name]?.initial) void check(name, 'leave')
    }
  })
  useEffect(() => lookAtFirst(), [])

  function put(name: keyof F, issue: FieldIssue | null, cause: 'change' | 'leave'): void {
    setIssues((all) => {
      const { [name]: old, ...others } = all
      // A check here does not have the server's result; the field is left because the summary takes the focus.
      if (cause === 'leave' && old?.fromServer) return all
      return (issue ? { ...others, [name]: { issue, fromServer: false, bySubmit: old?.bySubmit === true } } : others) as FieldIssues<F>
    })
  }

  async function send(): Promise<SubmitOutcome | null> {
    const now = values()
    const found = await Promise.all(
      keysOf(fields).map(async (name) => {
        const spec = specOf(name)
        return [name, await (spec.ask ? spec.ask() : findIssue(spec, now[name] ?? '', now))] as const
      }),
    )
    const wrong = found.flatMap(([name, issue]) => (issue ? [[name, { issue, fromServer: false, bySubmit: true }]] : []))
    setIssues(Object.fromEntries(wrong) as FieldIssues<F>)
    return wrong.length > 0 ? null : submit(now)
  }

  function take(outcome: SubmitOutcome | null): void {
    if (outcome?.kind !== 'failed') return
    const known = outcome.fields.filter(({ field }) => field in fields)
    setIssues(
      Object.fromEntries(known.map(({ field, code }) => [field, { issue: { code }, fromServer: true, bySubmit: true }])) as FieldIssues<F>,
    )
    // An issue of a field that this form doesn't have is shown with the server's own text, so that it is not lost.
    const [foreign] = outcome.fields.filter(({ field }) => !(field in fields))
    const message = outcome.message ?? (foreign ? { text: { key: 'server', wording: foreign.message }, values: {} } : null)
    setFailure(message && { message, withFields: known.length > 0 })
  }

  return {
    submitting,
    // The form's error about its fields disappears when the last of them is corrected.
    failure: failure && (!failure.withFields || summary.length > 0) ? failure.message : null,
    attempt,
    summary,
    attach,
    values,
    messages: Object.fromEntries(
      keysOf(fields).flatMap((name) => {
        const known = issues[name]
        return known ? [[name, messageOf(known.issue, fields[name]?.label, fields[name]?.messages)]] : []
      }),
    ) as FormState<F>['messages'],
    setValue(name, value) {
      const control = element.current?.elements.namedItem(name)
      if (!control || !('value' in control)) return
      if (typeof value === 'boolean' && control instanceof HTMLInputElement) control.checked = value
      else control.value = String(value)
      if (issues[name]) void check(name, 'change')
    },
    onBlur: (name) => afterPress(() => void check(name, 'leave')),
    onChange(name) {
      for (const other of keysOf(issues)) {
        if (other === name || (issues[other]?.fromServer === false && !specOf(other).ask)) void check(other, 'change')
      }
    },
    onSubmit(event) {
      event?.preventDefault()
      if (busy.current) return
      busy.current = true
      setSubmitting(true)
      setFailure(null)
      void send()
        .then(take)
        .finally(() => {
          busy.current = false
          setSubmitting(false)
          setAttempt((count) => count + 1)
        })
    },
  }
}

/**
 * Runs the action at once, or, while a pointer is pressed, after it is released: an error that appears during a press would move the button
 * away before the click reaches it.
 */
export function useAfterPress(): (run: () => void) => void {
  const held = useRef(false)
  useEffect(() => {
    const stop = new AbortController()
    const on = (type: string, value: boolean) =>
      window.addEventListener(type, () => (held.current = value), { capture: true, signal: stop.signal })
    on('pointerdown', true)
    on('pointerup', false)
    on('pointercancel', false)
    return () => stop.abort()
  }, [])
  return (run) => {
    if (!held.current) return run()
    window.addEventListener('pointerup', () => setTimeout(run), { once: true })
  }
}
