import { minutesToWait, useApi, type ApiClient } from '@dining/api-client'
import { errors } from '@dining/copy-engine/texts/errors'
import { fieldErrors } from '@dining/copy-engine/texts/field-errors'
import { forms } from '@dining/copy-engine/texts/forms'
import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { PROSPECT_EMAIL_MAX_LENGTH, type EmailIssue } from '@dining/domain'
import { useAfterPress } from '@dining/forms'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { loginPath, paths } from '@dining/session'
import { Button, EmailField, Panel } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

import { prospectIssue } from './prospect-issue.ts'

/** Why the home form returns to its field. */
type ProspectFailure =
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'too-many-requests'; readonly waitMinutes: number }

/** The next step after the home form: joining, signing in, or back to the field. */
type ProspectOutcome = { readonly kind: 'join' } | { readonly kind: 'sign-in' } | ProspectFailure

/**
 * Checks whether an address is free. A free one is stored as a prospect and joins, whatever the answer (HOME-10, HOME-11); a member's
 * address signs in (HOME-12, HOME-13).
 * @param email trimmed
 */
async function sendProspect(api: ApiClient, email: string): Promise<ProspectOutcome> {
  const checked = await api.call('validateEmail', { query: { email } })
  if (!checked.ok) {
    const { error } = checked
    if (error.kind !== 'problem') return { kind: 'failed' }
    if (error.code === 'too-many-requests') return { kind: 'too-many-requests', waitMinutes: minutesToWait(error) }
    return { kind: error.status === 400 ? 'invalid-email' : 'failed' }
  }
  if (!checked.value.isValid) return { kind: 'sign-in' }
  await api.call('createProspect', { body: { email } })
  return { kind: 'join' }
}

type ProspectIssue = EmailIssue | ProspectFailure | { readonly kind: 'required' }

/** "Start with your email": to joining, or to signing in for existing members (HOME-04 … HOME-14). */
export function ProspectForm() {
  const copy = useCopy()
  const api = useApi()
  const { program } = usePartner()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [issue, setIssue] = useState<ProspectIssue>()
  const [isBusy, setIsBusy] = useState(false)
  const afterPress = useAfterPress()

  /** The trimmed address; undefined, with the issue shown, if it is invalid. An empty field is invalid only on submit. */
  const read = (mayBeEmpty: boolean) => {
    const field = input.current
    const email = field?.value.trim() ?? ''
    if (field && field.value !== email) field.value = email
    const missing = mayBeEmpty ? null : ({ kind: 'required' } as const)
    const found = email === '' ? missing : prospectIssue(email)
    setIssue(found ?? undefined)
    return email === '' || found ? undefined : email
  }

  // Input that was entered and left before hydration of this part is checked now.
  const lookAtFirst = useEffectEvent(() => {
    if (input.current && document.activeElement !== input.current) read(true)
  })
  useEffect(() => lookAtFirst(), [])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const email = read(false)
    if (isBusy) return
    if (email === undefined) return input.current?.focus()
    setIsBusy(true)
    const outcome = await sendProspect(api, email)
    setIsBusy(false)
    if (outcome.kind === 'join') return navigate(paths.join(), { state: { email } })
    if (outcome.kind === 'sign-in') return navigate(loginPath(program), { state: { email } })
    setIssue(outcome)
    return input.current?.focus()
  }

  const label = copy.say(homeBelow.prospectEmail)
  const textOf = (shown: ProspectIssue) => {
    if (shown.kind === 'too-many-requests') return copy.say(errors['too-many-requests'], { count: shown.waitMinutes })
    if (shown.kind === 'failed') return copy.say(errors.network)
    return copy.say(fieldErrors[shown.kind], { max: PROSPECT_EMAIL_MAX_LENGTH, label })
  }
  const words = issue && textOf(issue)
  return (
    <Panel as="div">
      <form className={stack} noValidate onSubmit={(event) => void submit(event)} method="post">
        <h2>{copy.headline(homeBelow.prospectTitle)}</h2>
        <p>{copy.say(homeBelow.prospectLead)}</p>
        <EmailField
          ref={input}
          name="email"
          label={label}
          help={copy.say(homeBelow.prospectHelp)}
          error={words}
          required
          requiredMark={copy.say(forms.requiredSuffix)}
          onBlur={() => afterPress(() => void read(true))}
        />
        <Button type="submit" wide busy={isBusy} busyLabel={copy.say(forms.sending)}>
          {copy.action(homeBelow.getStarted)}
        </Button>
      </form>
    </Panel>
  )
}
