import { useApi } from '@dining/api-client'
import { householdQuery } from '@dining/api-client/queries'
import type { Household } from '@dining/contract'
import { forms } from '@dining/copy-engine/texts/forms'
import { household as texts } from '@dining/copy-engine/texts/household'
import { messageOfError, type Message } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { Button, classNames, Dialog, TextButton } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { Failed } from './Failed.tsx'
import * as css from './household.css.ts'

type Member = Household['members'][number]

interface MembersProps {
  readonly members: readonly Member[]
  readonly nameOf: (member: Member) => string
  readonly onRemoved: () => void
}

/** Who is in the household and what each earned; the member who invites can remove the others. */
export function Members({ members, nameOf, onRemoved }: MembersProps) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Member | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Message | null>(null)

  async function remove(memberKey: string) {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    const answer = await api.call('removeFromHousehold', { params: { memberKey } })
    setIsBusy(false)
    setAsked(null)
    if (!answer.ok) return setProblem(messageOfError(answer.error))
    await queryClient.invalidateQueries({ queryKey: householdQuery(api).queryKey })
    onRemoved()
  }
  const key = asked?.key ?? null
  const name = asked ? nameOf(asked) : ''
  return (
    <section className={stack} aria-labelledby="members">
      <h2 id="members">{copy.headline(texts.members)}</h2>
      <ul className={css.rows}>
        {members.map((member, at) => (
          <li key={at}>
            <div>
              <strong>{nameOf(member)}</strong>
              <p className={classNames(small, quiet)}>
                {copy.say(texts.memberDines, { count: member.dines })} · {copy.say(texts.since, { date: copy.date(member.since, 'full') })}
              </p>
            </div>
            <div className={css.end}>
              <span className={css.amount}>{copy.benefit(member.benefits).text}</span>
              {member.key !== null && (
                <TextButton aria-label={copy.say(texts.removeOf, { name: nameOf(member) })} onClick={() => setAsked(member)}>
                  {copy.action(texts.remove)}
                </TextButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {problem && <Failed message={problem} />}
      <Dialog
        open={key !== null}
        onClose={() => setAsked(null)}
        title={copy.headline(texts.removeTitle)}
        closeLabel={copy.say(forms.close)}
        actions={
          <>
            <Button busy={isBusy} busyLabel={copy.say(texts.removing)} onClick={() => key !== null && void remove(key)}>
              {copy.action(texts.remove)}
            </Button>
            <TextButton onClick={() => setAsked(null)}>{copy.action(texts.keep)}</TextButton>
          </>
        }
      >
        <p>{copy.say(texts.removeText, { name })}</p>
      </Dialog>
    </section>
  )
}
