import { useApi } from '@dining/api-client'
import { householdQuery } from '@dining/api-client/queries'
import type { HouseholdInvitation } from '@dining/contract'
import { household as texts } from '@dining/copy-engine/texts/household'
import { HOUSEHOLD } from '@dining/domain'
import { messageOfError, type Message } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, Button, TextLink } from '@dining/ui'
import { row, stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { WhatIsShared } from './WhatIsShared.tsx'

interface InvitationProps {
  readonly invitation: HouseholdInvitation
  readonly token: string
  /** Whether the member is in a household already. */
  readonly isInHousehold: boolean
  readonly onJoined: () => void
}

/** An invitation to a household: who sends it, what is shared, and its acceptance. */
export function Invitation({ invitation: { from, members, expiresAt }, token, isInHousehold, onJoined }: InvitationProps) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Message | null>(isInHousehold ? { text: texts.joinOther, values: {} } : null)

  async function join() {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    const answer = await api.call('joinHousehold', { body: { invitationToken: token } })
    if (answer.ok && answer.value.outcome === 'joined') {
      await queryClient.invalidateQueries({ queryKey: householdQuery(api).queryKey })
      return onJoined()
    }
    setIsBusy(false)
    if (answer.ok) {
      const isFull = answer.value.outcome === 'full'
      return setProblem(isFull ? { text: texts.joinFull, values: { max: HOUSEHOLD.maxMembers } } : { text: texts.joinOther, values: {} })
    }
    const { error } = answer
    setProblem(error.kind === 'problem' && error.code === 'not-found' ? { text: texts.goneText, values: {} } : messageOfError(error))
  }
  return (
    <section className={stack} aria-labelledby="invitation">
      <h1 id="invitation">{from === '' ? copy.headline(texts.invitedPlain) : copy.headline(texts.invitedBy, { name: from })}</h1>
      <p>
        {copy.say(texts.invitedCount, { count: members })}{' '}
        {copy.say(texts.invitedUntil, { date: copy.date(expiresAt, 'longWeekdayAndDay') })}
      </p>
      <WhatIsShared />
      {problem && (
        <Banner type="error">
          <Say text={problem.text} values={problem.values} />
        </Banner>
      )}
      {!isInHousehold && (
        <p className={row}>
          <Button busy={isBusy} busyLabel={copy.say(texts.accepting)} onClick={() => void join()}>
            {copy.action(texts.accept)}
          </Button>
          <TextLink href={paths.accountOverview()}>{copy.say(texts.decline)}</TextLink>
        </p>
      )}
    </section>
  )
}
