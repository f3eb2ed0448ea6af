import { useApi } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { profile } from '@dining/copy-engine/texts/profile'
import { STATEMENT_DAY } from '@dining/domain'
import { messageOfError, type Message } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Banner, Checkbox, TextButton } from '@dining/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useSavedChoice } from './use-saved-choice.ts'

type Result = { readonly on: boolean } & ({ readonly kind: 'saved' } | { readonly kind: 'failed'; readonly message: Message })

/** Whether the member gets a statement of each month by mail; saved as soon as it is changed. */
export function StatementOptIn({ member }: { readonly member: Pick<Member, 'monthlyStatement'> }) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const [result, setResult] = useState<Result | null>(null)

  async function save(monthlyStatement: boolean): Promise<boolean> {
    const answer = await api.call('updateMember', { body: { monthlyStatement } })
    if (answer.ok) queryClient.setQueryData(memberQuery(api).queryKey, answer.value)
    setResult(
      answer.ok ? { kind: 'saved', on: monthlyStatement } : { kind: 'failed', on: monthlyStatement, message: messageOfError(answer.error) },
    )
    return answer.ok
  }
  const { on, choose } = useSavedChoice(member.monthlyStatement === true, save)
  const change = (next: boolean) => {
    setResult(null)
    void choose(next)
  }
  return (
    <>
      <Checkbox
        label={copy.say(profile.statement)}
        checked={on}
        help={`${copy.say(profile.statementHelp, { day: String(STATEMENT_DAY) })} ${copy.say(profile.emailSaves)}`}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      {result?.kind === 'saved' && <Banner type="success">{copy.say(result.on ? profile.statementIsOn : profile.statementIsOff)}</Banner>}
      {result?.kind === 'failed' && (
        <Banner type="error" title={copy.say(profile.emailNotSaved)}>
          <p>
            <Say text={result.message.text} values={result.message.values} />
          </p>
          <TextButton onClick={() => change(result.on)}>{copy.say(errors.retry)}</TextButton>
        </Banner>
      )}
    </>
  )
}
