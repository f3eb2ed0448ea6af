import { useApi } from '@dining/api-client'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { finishLater } from '@dining/copy-engine/texts/finish-later'
import { forms } from '@dining/copy-engine/texts/forms'
import { JOIN_LINK_DAYS } from '@dining/domain'
import { DONE, failureOf, FormFrame, useSiteForm } from '@dining/forms'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { Banner, Button, EmailField, FormActions } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import { useEffect, useRef, useState } from 'react'

import { keptDraft } from '../join/join-draft.ts'
import type { JoinValues } from '../join/sign-up-body.ts'
import { finishLaterFields } from './finish-later-fields.ts'

interface FinishLaterProps {
  /** What the join form contains now. */
  readonly values: () => JoinValues
  /** Whether the provider gave the address: the mail goes there. */
  readonly isProvided: boolean
}

/** Mails a link with which the visitor goes on joining on another device (ENROLL-01). */
export function FinishLater({ values, isProvided }: FinishLaterProps) {
  const copy = useCopy()
  const api = useApi()
  const { program } = usePartner()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // The pressed button is gone, with the first press and with the second.
  useEffect(() => (box.current?.querySelector('input') ?? box.current)?.focus(), [sentTo])
  const form = useSiteForm({
    fields: finishLaterFields(copy, values().email),
    async submit({ linkEmail }) {
      const sent = await api.call('sendJoinLink', { body: { email: linkEmail, draft: keptDraft(values()) } })
      if (!sent.ok) return failureOf(sent.error)
      setSentTo(linkEmail)
      return DONE
    },
  })
  const isSso = program.enrollmentType === 'sso'
  if (sentTo !== null)
    return (
      <div ref={box} tabIndex={-1}>
        <Banner type="success">
          <Say text={finishLater.sent} values={{ address: sentTo, days: JOIN_LINK_DAYS }} />
        </Banner>
      </div>
    )
  return (
    <div ref={box} className={stack}>
      <h2>{copy.headline(enrollment.finishLater)}</h2>
      <p>
        <Say text={isSso ? finishLater.providerLead : finishLater.lead} values={{ days: JOIN_LINK_DAYS }} />
      </p>
      <FormFrame form={form} label={copy.say(finishLater.label)}>
        <EmailField {...form.field('linkEmail')} readOnly={isProvided} />
        <FormActions>
          <Button kind="quiet" type="submit" busy={form.submitting} busyLabel={copy.say(forms.sending)}>
            {copy.action(finishLater.send)}
          </Button>
        </FormActions>
      </FormFrame>
    </div>
  )
}
