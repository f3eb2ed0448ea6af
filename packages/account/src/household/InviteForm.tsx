import { useApi } from '@dining/api-client'
import { householdQuery } from '@dining/api-client/queries'
import { household as texts } from '@dining/copy-engine/texts/household'
import { HOUSEHOLD } from '@dining/domain'
import { DONE, failureOf, failWith, FormFrame, useSiteForm } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Button, EmailField, FormActions } from '@dining/ui'
import { quiet, stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { inviteFields } from './invite-fields.ts'

/**
 * Sends an invitation. What it shows is the same for every address, so that it does not reveal who is a member.
 * @param isFull whether the household has as many members as it can have
 */
export function InviteForm({ isFull }: { readonly isFull: boolean }) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const [isSent, setIsSent] = useState(false)
  const max = HOUSEHOLD.maxMembers
  const form = useSiteForm({
    fields: inviteFields(copy),
    async submit({ email }) {
      setIsSent(false)
      const answer = await api.call('inviteToHousehold', { body: { email } })
      if (!answer.ok) return failureOf(answer.error)
      if (answer.value.outcome === 'full') return failWith(texts.full, { max })
      if (answer.value.outcome === 'too-many') return failWith(texts.tooMany, { max: HOUSEHOLD.invitationsPerDay })
      form.setValue('email', '')
      setIsSent(true)
      await queryClient.invalidateQueries({ queryKey: householdQuery(api).queryKey })
      return DONE
    },
  })
  if (isFull) return <p className={quiet}>{copy.say(texts.inviteFull, { max })}</p>
  return (
    <section className={stack} aria-labelledby="invite">
      <h2 id="invite">{copy.headline(texts.invite)}</h2>
      <FormFrame form={form} label={copy.say(texts.invite)}>
        <EmailField {...form.field('email')} help={copy.say(texts.inviteHelp, { max })} autoComplete="off" />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(texts.sending)}>
            {copy.action(texts.send)}
          </Button>
        </FormActions>
      </FormFrame>
      <div role="status">{isSent && <Banner type="success">{copy.say(texts.sent, { days: HOUSEHOLD.invitationDays })}</Banner>}</div>
    </section>
  )
}
