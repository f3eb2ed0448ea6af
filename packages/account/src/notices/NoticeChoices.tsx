import { useApi } from '@dining/api-client'
import { noticesQuery } from '@dining/api-client/queries'
import type { Notices } from '@dining/contract'
import { notices as texts } from '@dining/copy-engine/texts/notices'
import { useCopy } from '@dining/partner-kit/react'
import { Banner } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { useSavedChoice } from '../profile/use-saved-choice.ts'
import { BOX, LINE, LIST } from './list-style.ts'

type Choice = Notices['choices'][number]

const WORDS = { earned: texts.earned, vip: texts.vip, 'table-free': texts.tableFree, 'bonus-ends': texts.bonusEnds } as const

/** What notices are about: one box for each kind that the partner has. */
export function NoticeChoices({ choices }: Pick<Notices, 'choices'>) {
  const copy = useCopy()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={stack}>
      <h2 id={headingId}>{copy.say(texts.about)}</h2>
      <p className={`${small} ${quiet}`}>{copy.say(texts.aboutLead)}</p>
      <ul style={LIST}>
        {choices.map((choice) => (
          <li key={choice.kind}>
            <ChoiceBox choice={choice} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChoiceBox({ choice: { kind, isOn } }: { readonly choice: Choice }) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const [hasFailed, setHasFailed] = useState(false)
  const { on, choose } = useSavedChoice(isOn, async (next) => {
    const answer = await api.call('chooseNotice', { params: { kind }, body: { isOn: next } })
    if (answer.ok) queryClient.setQueryData(noticesQuery(api).queryKey, answer.value)
    setHasFailed(!answer.ok)
    return answer.ok
  })
  return (
    <>
      <label style={LINE}>
        <input type="checkbox" style={BOX} checked={on} onChange={(event) => void choose(event.currentTarget.checked)} />
        {copy.say(WORDS[kind])}
      </label>
      {hasFailed && <Banner type="error">{copy.say(texts.notSaved)}</Banner>}
    </>
  )
}
