import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { hasJoined } from '@dining/domain'
import { earningRows, useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { CheckPanel, RateTable } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useId } from 'react'

import * as css from './EntryPage.css.ts'
import { EXAMPLE_BILL_CENTS, exampleBenefit } from './example-dinner.ts'
import { keepUnits } from './keep-units.ts'

/** The table of earn rates beside a form, with the member's own row marked. Renders nothing for a partner that does not show its rates. */
export function EarningPanel() {
  const copy = useCopy()
  const partner = usePartner()
  const member = useMember()
  const id = useId()
  // A visitor who has only signed in at a provider has no rate yet.
  const tier = member && hasJoined(member) ? member.tierLevel : undefined
  if (!partner.features.showEarnRate) return null
  const benefit = { words: copy.benefit(exampleBenefit(partner, tier)).text }
  return (
    <aside aria-labelledby={id}>
      <CheckPanel>
        <h2 id={id} className={css.asideTitle}>
          {copy.headline(enrollment.menu)}
        </h2>
        <RateTable rows={earningRows(copy, partner, tier, copy.say(enrollment.everyDine))} />
        <p className={`${small} ${quiet} ${css.asideNote}`}>
          {keepUnits(
            copy.say(tier === undefined ? enrollment.exampleDinner : enrollment.exampleDinnerOwn, {
              bill: copy.shortMoney(EXAMPLE_BILL_CENTS),
              benefit,
            }),
          )}
        </p>
      </CheckPanel>
    </aside>
  )
}
