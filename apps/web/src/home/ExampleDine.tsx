import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { Rate } from '@dining/ui'

import { exampleDine } from './example-dine.ts'
import * as css from './JoinBand.css.ts'

/** What a dinner comes to at the member's rate, or at the best one. */
export function ExampleDine() {
  const copy = useCopy()
  const { dinnerCents, wineCents, earned, isOwnRate } = exampleDine(usePartner(), useMember())
  const { numeral, unit } = copy.benefit(earned)
  const bill = copy.shortMoney(dinnerCents + wineCents)
  return (
    <Rate
      size="panel"
      className={css.example}
      value={numeral}
      unit={unit}
      note={copy.say(isOwnRate ? homeBelow.menuExample : homeBelow.menuExampleUpTo, { bill })}
    />
  )
}
