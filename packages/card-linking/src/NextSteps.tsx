import { cardNext as texts } from '@dining/copy-engine/texts/card-next'
import { addDays, localTime, PENDING_DAYS } from '@dining/domain'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Icon, Panel } from '@dining/ui'
import { alertIcon, calendarIcon, cardIcon, checkIcon, starIcon } from '@dining/ui/icons'
import { useId, type ReactNode } from 'react'

import * as css from './CardFacts.css.ts'

interface NextStepsProps {
  /** ISO time at which a card was linked. */
  readonly linkedAt: string
}

/**
 * What happens after a card was linked: when it earns, when the first benefit is posted at the earliest, and until when the bonus for new members counts.
 * Dates are days of the partner's zone, by which the server matches dines (earning.md "matching", "statuses").
 */
export function NextSteps({ linkedAt }: NextStepsProps) {
  const copy = useCopy()
  const { program } = usePartner()
  const member = useMember()
  const id = useId()
  const day = localTime(new Date(linkedAt), program.timeZone).date
  const full = (date: string) => copy.date(date, 'long')
  const earns = member?.tierLevel !== 1
  const steps: { readonly key: string; readonly icon: string; readonly text: ReactNode }[] = earns
    ? [
        { key: 'starts', icon: checkIcon, text: copy.say(texts.starts, { date: full(day) }) },
        {
          key: 'posts',
          icon: calendarIcon,
          text: copy.say(texts.posts, { day: copy.date(day, 'day'), date: full(addDays(day, PENDING_DAYS)) }),
        },
      ]
    : [{ key: 'starts', icon: alertIcon, text: <Say text={texts.notActivated} /> }]
  if (program.statementCreditFromCents !== undefined) steps.push({ key: 'credit', icon: cardIcon, text: copy.say(texts.credit) })
  const bonus = earns ? member?.activeBonuses.find(({ isNewMemberBonus, isAppOnly }) => isNewMemberBonus && isAppOnly !== true) : undefined
  if (bonus?.endsAt !== undefined && bonus.amount !== undefined) {
    const values = { bonus: copy.bonus(bonus.amount).text, date: full(localTime(new Date(bonus.endsAt), program.timeZone).date) }
    const overview = { href: paths.accountOverview(), label: copy.say(texts.bonusLink) }
    if (bonus.bonusStatus === 'Eligible')
      steps.push({ key: 'bonus', icon: starIcon, text: <Say text={texts.bonusOffered} values={{ ...values, overview }} /> })
    if (bonus.bonusStatus === 'Enrolled') steps.push({ key: 'bonus', icon: starIcon, text: copy.say(texts.bonusActive, values) })
  }
  return (
    <Panel kind="flat" className={css.facts} aria-labelledby={id}>
      <div>
        <h2 id={id}>{copy.headline(texts.title)}</h2>
        <ul className={css.list}>
          {steps.map(({ key, icon, text }) => (
            <li key={key}>
              <Icon d={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
