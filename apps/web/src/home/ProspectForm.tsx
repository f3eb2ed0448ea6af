import { useApi } from '@dining/api-client'
import { errors } from '@dining/copy-engine/texts/errors'
import { fieldErrors } from '@dining/copy-engine/texts/field-errors'
import { forms } from '@dining/copy-engine/texts/forms'
import { home } from '@dining/copy-engine/texts/home'
import { PROSPECT_EMAIL_MAX_LENGTH } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { loginPath, paths } from '@dining/session'
import { Button, Panel, TextField } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

import { sendProspect, type ProspectOutcome } from './send-prospect.ts'

/** A whole address as far as a browser can tell; the server's own rule decides. */
const SHAPE = '.+@.+\\..+'

type Fault = Exclude<ProspectOutcome, 'join' | 'sign-in'>

/** "Start with your e-mail": to joining, or to signing in for those who are members already (HOME-04 … HOME-14). */
export function ProspectForm() {
  const copy = useCopy()
  const api = useApi()
  const { program } = usePartner()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setIsBusy] = useState(false)

  /** The trimmed address; undefined, with the fault shown, when it is none. An empty field is a fault only on submit. */
  const read = (mayBeEmpty: boolean) => {
    const field = input.current
    const email = field?.value.trim() ?? ''
    if (field && field.value !== email) field.value = email
    const isWhole = email !== '' && field?.checkValidity() === true
    setFault(isWhole || (email === '' && mayBeEmpty) ? undefined : 'malformed')
    return isWhole ? email : undefined
  }

  // What was typed and left before this part was taken over is looked at now.
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
    if (outcome === 'join') return navigate(paths.join(), { state: { email } })
    if (outcome === 'sign-in') return navigate(loginPath(program), { state: { email } })
    setFault(outcome)
    return input.current?.focus()
  }

  const textOf = (shown: Fault) => {
    if (typeof shown === 'object') return copy.say(errors['too-many-requests'], { count: shown.waitMinutes })
    return copy.say(shown === 'malformed' ? fieldErrors['invalid-email'] : errors.network)
  }
  const words = fault === undefined ? undefined : textOf(fault)
  return (
    <Panel as="div">
      <form className={stack} noValidate onSubmit={(event) => void submit(event)} method="post">
        <h2>{copy.headline(home.prospectTitle)}</h2>
        <p>{copy.say(home.prospectLead)}</p>
        <TextField
          ref={input}
          type="email"
          name="email"
          label={copy.say(home.prospectEmail)}
          help={copy.say(home.prospectHelp)}
          error={words}
          autoComplete="email"
          inputMode="email"
          maxLength={PROSPECT_EMAIL_MAX_LENGTH}
          pattern={SHAPE}
          required
          requiredMark={copy.say(forms.requiredSuffix)}
          onBlur={() => void read(true)}
        />
        <Button type="submit" wide busy={isBusy} busyLabel={copy.say(forms.sending)}>
          {copy.action(home.getStarted)}
        </Button>
      </form>
    </Panel>
  )
}
