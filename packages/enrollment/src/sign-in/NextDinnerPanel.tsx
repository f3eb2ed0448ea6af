import { signIn } from '@dining/copy-engine/texts/sign-in'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { CheckPanel, RateTable } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useId } from 'react'

import { EXAMPLE_BILL_CENTS, exampleBenefit } from '../entry/example-dinner.ts'
import * as css from '../entry/EntryPage.css.ts'

/** An example receipt of a future dinner, with the earned benefit as its last line. */
export function NextDinnerPanel() {
  const copy = useCopy()
  const partner = usePartner()
  const id = useId()
  const earned = copy.benefit(exampleBenefit(partner))
  return (
    <aside aria-labelledby={id}>
      <CheckPanel>
        <h2 id={id} className={css.asideTitle}>
          {copy.headline(signIn.example)}
        </h2>
        <RateTable
          rows={[
            { label: copy.say(signIn.exampleRow), value: copy.money(EXAMPLE_BILL_CENTS) },
            {
              label: copy.say(signIn.exampleEarns),
              value: (
                <>
                  <b>{earned.numeral}</b> {earned.unit}
                </>
              ),
              mine: true,
            },
          ]}
        />
        <p className={`${small} ${quiet} ${css.asideNote}`}>{copy.say(signIn.exampleNote)}</p>
      </CheckPanel>
    </aside>
  )
}
