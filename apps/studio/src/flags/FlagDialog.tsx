import { ApiFailure } from '@dining/api-client'
import { studioEndpoints, type StudioFlag, type StudioPartner } from '@dining/contract/studio'
import { SEARCH_FILTERS } from '@dining/domain'
import { ruleSentence } from '@dining/domain/flags'
import { Button, Checkbox, Dialog, Switch } from '@dining/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'

import { ask } from '../api/studio-api.ts'
import * as app from '../app/app.css.ts'
import { CallFault } from '../app/CallFault.tsx'
import { reasonIssue } from '../reason/reason.ts'
import { ReasonField } from '../reason/ReasonField.tsx'
import { FILTER_WORDS, FLAG_WORDS, valueWords } from './flag-words.ts'
import * as css from './flags.css.ts'
import { issuesOfRefusal, previewOf, readRuleForm, startValue, type RuleIssues } from './rule-form.ts'
import { RuleFields } from './RuleFields.tsx'

type Flags = readonly StudioFlag[]
type Change = { readonly kind: 'set'; readonly form: HTMLFormElement } | { readonly kind: 'clear' }

interface FlagDialogProps {
  readonly partner: StudioPartner
  /** Null while the dialog is closed. */
  readonly flag: StudioFlag | null
  readonly onClose: () => void
  readonly onDone: (flags: Flags, words: string) => void
}

const FORM = 'flag'

/** The issues of a refused change that belong to fields of the rule. */
const refusedFields = (error: Error | null): RuleIssues =>
  error instanceof ApiFailure && error.error.kind === 'problem' ? issuesOfRefusal(error.error.errors) : {}

/** Asks for the value of a flag, for whom it is, and the reason, or resets it to the value of the partner's folder. */
export function FlagDialog({ partner, flag, onClose, onDone }: FlagDialogProps) {
  const reason = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [issues, setIssues] = useState<RuleIssues>({})
  const [preview, setPreview] = useState<string>()
  const change = useMutation({
    async mutationFn(kind: Change): Promise<Flags> {
      if (!flag) return []
      const params = { partner: partner.id, flag: flag.name }
      const why = { reason: reason.current?.value.trim() ?? '' }
      if (kind.kind === 'clear') return (await ask(studioEndpoints.clearFlag, { params, body: why })).flags
      const ticked = new FormData(kind.form)
      const asked = flag.tiers === null ? null : readRuleForm(ticked)
      const value = Array.isArray(flag.value) ? SEARCH_FILTERS.filter((name) => ticked.has(name)) : ticked.has('value')
      const body = { value, ...(asked?.ok ? asked.value : {}), ...why }
      return (await ask(studioEndpoints.setFlag, { params, body })).flags
    },
    onSuccess(flags) {
      const changed = flags.find(({ name }) => name === flag?.name)
      setPreview(undefined)
      onDone(
        flags,
        changed ? `${FLAG_WORDS[changed.name].title}: ${changed.rule ? ruleSentence(changed.rule) : `${valueWords(changed.value)}.`}` : '',
      )
    },
  })
  const close = () => {
    change.reset()
    setFault(undefined)
    setIssues({})
    setPreview(undefined)
    onClose()
  }
  const submit = (kind: Change) => {
    if (change.isPending) return
    const found = reasonIssue(reason.current?.value ?? '')
    setFault(found)
    const read = kind.kind === 'set' && flag?.tiers ? readRuleForm(new FormData(kind.form)) : undefined
    const wrong = read?.ok === false ? read.error : {}
    setIssues(wrong)
    if (kind.kind === 'set' && Object.keys(wrong).length > 0) focusField(kind.form, wrong)
    else if (found === undefined) change.mutate(kind)
    else reason.current?.focus()
  }
  const refused = refusedFields(change.error)
  return (
    <Dialog
      open={flag !== null}
      onClose={close}
      title={flag ? FLAG_WORDS[flag.name].title : ''}
      closeLabel="Close"
      actions={
        <>
          <Button type="submit" form={FORM} busy={change.isPending}>
            Set
          </Button>
          {flag?.set && (
            <Button kind="quiet" busy={change.isPending} onClick={() => submit({ kind: 'clear' })}>
              Use the folder’s value
            </Button>
          )}
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        </>
      }
    >
      {flag && (
        <form
          id={FORM}
          className={css.dialog}
          noValidate
          onChange={(event) => {
            const form = new FormData(event.currentTarget)
            setPreview(previewOf(form))
            // What is corrected is no issue any more; a new one is named when the form is sent.
            if (Object.keys(issues).length > 0 && readRuleForm(form).ok) setIssues({})
          }}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault()
            submit({ kind: 'set', form: event.currentTarget })
          }}
        >
          <p>{FLAG_WORDS[flag.name].about}</p>
          {Array.isArray(flag.value) ? (
            <Filters shown={flag.value} />
          ) : (
            <Switch name="value" label="On" defaultChecked={startValue(flag)} />
          )}
          {flag.tiers && (
            <>
              <RuleFields flag={flag} tiers={flag.tiers} issues={{ ...refused, ...issues }} />
              <p role="status" className={css.preview}>
                {preview ?? (flag.rule ? ruleSentence(flag.rule) : `${valueWords(flag.value)} for everyone.`)}
              </p>
            </>
          )}
          <ReasonField ref={reason} error={fault} />
          <CallFault fault={Object.keys(refused).length > 0 ? null : change.error} />
        </form>
      )}
    </Dialog>
  )
}

/** Moves the focus to the first field with an issue. */
function focusField(form: HTMLFormElement, issues: RuleIssues): void {
  const name = issues.percentage === undefined ? 'kind-visitor' : 'percentage'
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** An empty list shows all of them. */
const Filters = ({ shown }: { readonly shown: readonly string[] }) => (
  <fieldset>
    <legend className={css.legend}>Filters that the search offers</legend>
    <p className={app.quiet}>None ticked: all of them.</p>
    {SEARCH_FILTERS.map((name) => (
      <Checkbox key={name} name={name} label={FILTER_WORDS[name]} defaultChecked={shown.includes(name)} />
    ))}
  </fieldset>
)
