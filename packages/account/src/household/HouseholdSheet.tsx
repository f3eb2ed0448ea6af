import { useApi } from '@dining/api-client'
import { householdQuery } from '@dining/api-client/queries'
import type { Household } from '@dining/contract'
import { activity } from '@dining/copy-engine/texts/activity'
import { household as texts } from '@dining/copy-engine/texts/household'
import { messageOfError, type Message } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { Button, classNames, EmptyState, Panel, Rate, TextButton } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import * as status from '../overview/StatusSummary.css.ts'
import { Months } from '../year/Months.tsx'
import { Failed } from './Failed.tsx'
import * as css from './household.css.ts'
import { Members } from './Members.tsx'

interface HouseholdProps {
  readonly household: Household
}

/** The sums of the household's year. */
export function HouseholdHead({ household: { year, benefits, dines, members } }: HouseholdProps) {
  const copy = useCopy()
  const benefit = copy.benefit(benefits)
  return (
    <Panel kind="brand" as="section" aria-labelledby="household" className={status.status}>
      <div className={status.who}>
        <h1 id="household">{copy.headline(texts.title)}</h1>
      </div>
      <p>
        <Rate size="panel" value={benefit.numeral} unit={benefit.unit} note={copy.say(texts.earned, { which: String(year) })} />
      </p>
      <dl className={status.facts}>
        <div>
          <dt>{copy.say(texts.dines)}</dt>
          <dd>{copy.count(dines)}</dd>
        </div>
        <div>
          <dt>{copy.say(texts.people)}</dt>
          <dd>{copy.count(members.length)}</dd>
        </div>
      </dl>
    </Panel>
  )
}

/** The members, months and latest dines of a household, and its open invitations. */
export function HouseholdSheet({ household, onDone }: HouseholdProps & { readonly onDone: (what: 'removed' | 'withdrawn') => void }) {
  const copy = useCopy()
  const { members, months, latest, invitations } = household
  const nameOf = (member: Household['members'][number] | undefined) => {
    const name = member === undefined || member.name === '' ? copy.say(texts.unnamed) : member.name
    return member?.isYou ? copy.say(texts.you, { name }) : name
  }
  return (
    <>
      <Members members={members} nameOf={nameOf} onRemoved={() => onDone('removed')} />
      {months.length === 0 ? (
        <EmptyState title={copy.headline(texts.emptyTitle)} tagline={copy.say(texts.emptyText)} />
      ) : (
        <section className={stack} aria-labelledby="months">
          <h2 id="months">{copy.headline(texts.byMonth)}</h2>
          <Months review={household} />
        </section>
      )}
      {latest.length > 0 && (
        <section className={stack} aria-labelledby="latest">
          <h2 id="latest">{copy.headline(texts.latest)}</h2>
          <ul className={css.rows}>
            {latest.map(({ member, restaurant, day, benefit, state }, at) => (
              <li key={at}>
                <div>
                  <strong>{restaurant}</strong>
                  <p className={classNames(small, quiet)}>
                    {copy.say(texts.latestBy, { name: nameOf(members[member]), date: copy.date(day, 'full') })}
                  </p>
                </div>
                <span className={state === 'earned' ? css.amount : classNames(small, quiet, css.noAmount)}>
                  {state === 'earned' ? copy.benefit(benefit).text : copy.say(state === 'step' ? texts.towardStep : activity.processing)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {invitations.length > 0 && <Invitations invitations={invitations} onWithdrawn={() => onDone('withdrawn')} />}
    </>
  )
}

function Invitations({ invitations, onWithdrawn }: Pick<Household, 'invitations'> & { readonly onWithdrawn: () => void }) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Message | null>(null)

  async function withdraw(invitationId: string) {
    setProblem(null)
    const answer = await api.call('withdrawHouseholdInvitation', { params: { invitationId } })
    if (!answer.ok) return setProblem(messageOfError(answer.error))
    await queryClient.invalidateQueries({ queryKey: householdQuery(api).queryKey })
    onWithdrawn()
  }
  return (
    <section className={stack} aria-labelledby="open">
      <h2 id="open">{copy.headline(texts.open)}</h2>
      <ul className={css.rows}>
        {invitations.map(({ id, email, expiresAt }) => (
          <li key={id}>
            <div>
              <span>{email}</span>
              <p className={classNames(small, quiet)}>{copy.say(texts.expires, { date: copy.date(expiresAt, 'longWeekdayAndDay') })}</p>
            </div>
            <TextButton aria-label={copy.say(texts.withdrawOf, { address: email })} onClick={() => void withdraw(id)}>
              {copy.action(texts.withdraw)}
            </TextButton>
          </li>
        ))}
      </ul>
      {problem && <Failed message={problem} />}
    </section>
  )
}

/** One press ends what is shared, in both directions. */
export function Leave({ onLeft }: { readonly onLeft: () => void }) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Message | null>(null)

  async function leave() {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    const answer = await api.call('leaveHousehold', {})
    setIsBusy(false)
    if (!answer.ok) return setProblem(messageOfError(answer.error))
    // What was shared is gone from this page, too; an answer that is still under way would bring it back.
    await queryClient.cancelQueries({ queryKey: householdQuery(api).queryKey })
    queryClient.setQueryData(householdQuery(api).queryKey, { household: null })
    onLeft()
  }
  return (
    <section className={stack} aria-labelledby="leave">
      <h2 id="leave">{copy.headline(texts.leave)}</h2>
      <p>{copy.say(texts.leaveText)}</p>
      {problem && <Failed message={problem} />}
      <p>
        <Button kind="quiet" busy={isBusy} busyLabel={copy.say(texts.leaving)} onClick={() => void leave()}>
          {copy.action(texts.leave)}
        </Button>
      </p>
    </section>
  )
}
