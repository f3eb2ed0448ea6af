import type { Member } from '@dining/contract'
import { account } from '@dining/copy-engine/texts/account'
import { localTime, progressYear } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { Rate } from '@dining/ui'
import { useState } from 'react'

import * as css from './StatusSummary.css.ts'

/** How far it is to VIP, or for how long it holds (TIER-08, TIER-09, TIER-10). */
export function WayToVip({ progress }: { readonly progress: NonNullable<Member['diningProgress']> }) {
  const copy = useCopy()
  const { program } = usePartner()
  const [now] = useState(() => new Date())
  const nextYear = String(progressYear(progress.status, localTime(now, program.timeZone).year))
  const left = progress.remainingDines
  if (progress.status === 'Qualified') return <p className={css.way}>{copy.say(account.complete, { nextYear })}</p>
  if (progress.status === 'QualifiedAndBuilding') {
    return <p className={css.way}>{copy.say(account.dinesToRenew, { count: left, nextYear })}</p>
  }
  return (
    <p>
      <Rate
        size="panel"
        value={copy.count(left)}
        unit={`${copy.say(account.dinesLeftUnit, { count: left })} ${copy.say(account.toVip)}`}
        note={copy.say(account.byYearEnd)}
      />
    </p>
  )
}
