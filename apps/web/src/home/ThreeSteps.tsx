import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { CardScene, CheckSlip, tableFor, SearchSlip, Steps } from '@dining/ui'
import { pinIcon, searchIcon } from '@dining/ui/icons'

import { exampleDine } from './example-dine.ts'

/** How it works: search, dine, earn (HOME-01). */
export function ThreeSteps() {
  const copy = useCopy()
  const partner = usePartner()
  const { dinnerCents, wineCents, earned, isOwnRate } = exampleDine(partner, useMember())
  const benefit = copy.benefit(earned)
  const slip = [
    { label: copy.say(homeBelow.dinnerForTwo), value: copy.money(dinnerCents) },
    { label: copy.say(homeBelow.glassOfRed), value: copy.money(wineCents) },
    {
      label: <strong>{copy.say(isOwnRate ? homeBelow.youEarn : homeBelow.youEarnUpTo)}</strong>,
      value: (
        <>
          <b>{benefit.numeral}</b> {benefit.unit}
        </>
      ),
    },
  ]
  return (
    <Steps
      items={[
        {
          picture: (
            <SearchSlip
              lines={[
                { icon: pinIcon, text: copy.say(homeBelow.exampleWhere) },
                { icon: searchIcon, text: copy.say(homeBelow.exampleWhat) },
              ]}
            />
          ),
          title: copy.headline(homeBelow.stepSearch),
          text: copy.say(homeBelow.stepSearchText),
        },
        {
          picture: <CardScene table={tableFor('Mexican', 'step')} cardLabel={copy.say(homeBelow.yourLinkedCard)} />,
          title: copy.headline(homeBelow.stepDine),
          text: copy.say(homeBelow.stepDineText),
        },
        { picture: <CheckSlip rows={slip} />, title: copy.headline(homeBelow.stepEarn), text: copy.say(homeBelow.stepEarnText) },
      ]}
    />
  )
}
