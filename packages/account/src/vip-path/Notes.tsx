import type { Member, VipPath } from '@dining/contract'
import { vipPath as texts } from '@dining/copy-engine/texts/vip-path'
import { earnOf, EXAMPLE_BILL, neededInterval, VIP_PATH } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'

import * as css from './path.css.ts'

interface NotesProps {
  readonly path: VipPath
  readonly member: Pick<Member, 'tierLevel' | 'emailOptIn'>
}

/** When VIP is reached at the member's pace, or what it takes this year, and what VIP brings. Once it is reached, only what it brings. */
export function Notes({ path, member }: NotesProps) {
  const copy = useCopy()
  const brings = useWhatItBrings(path, member)
  const { pace, status } = path
  if (pace === null) return brings === null ? null : <p>{brings}</p>
  const isRenewing = status === 'QualifiedAndBuilding'
  const lines = [
    ...(pace.kind === 'none' ? [] : [copy.say(texts.every, { count: pace.everyDays })]),
    ...(pace.kind === 'this-year' ? [] : neededLine(path, copy)),
    ...(path.daysLeft <= VIP_PATH.lastDays ? [copy.say(texts.daysLeft, { count: path.daysLeft })] : []),
    ...(brings === null ? [] : [brings]),
    copy.say(isRenewing ? texts.renewedLasts : texts.lasts, { last: String(path.vipThrough) }),
  ]
  return (
    <>
      <p className={css.lead}>
        {pace.kind === 'this-year'
          ? copy.say(isRenewing ? texts.paceRenewed : texts.paceIn, { month: copy.date(pace.date, 'month') })
          : copy.say(pace.kind === 'none' ? texts.paceNone : texts.paceLater)}
      </p>
      <p>{lines.join(' ')}</p>
    </>
  )
}

/** How often the member has to dine for VIP this year, if that is possible with one dine a day. */
function neededLine({ daysLeft, remainingDines }: VipPath, copy: ReturnType<typeof useCopy>): readonly string[] {
  const count = neededInterval(daysLeft, remainingDines)
  return count === null ? [] : [copy.say(texts.needed, { count })]
}

/** The member's usual bill as VIP and without it, by the program's rates; null if VIP brings no more. */
function useWhatItBrings({ usualBill }: VipPath, { tierLevel, emailOptIn }: NotesProps['member']): string | null {
  const copy = useCopy()
  const rates = usePartner().program.earnRates
  const bill = usualBill ?? EXAMPLE_BILL.cents
  // Without VIP the tier follows from the opt-in.
  const without = tierLevel === 0 || !emailOptIn ? 0 : 2
  const [vip, now] = [earnOf(bill, 3, { rates }), earnOf(bill, without, { rates })]
  if (vip <= now) return null
  return copy.say(usualBill === null ? texts.example : texts.usual, {
    bill: copy.shortMoney(bill),
    vip: { words: copy.benefit(vip).text },
    now: { words: copy.benefit(now).text },
  })
}
