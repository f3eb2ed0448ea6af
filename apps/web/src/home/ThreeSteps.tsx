import { home } from '@dining/copy-engine/texts/home'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { CardScene, CheckSlip, dishesFor, SearchSlip, Steps } from '@dining/ui'
import { pinIcon, searchIcon } from '@dining/ui/icons'

import { exampleDine } from './example-dine.ts'

/** How it works: search, dine, earn (HOME-01). */
export function ThreeSteps() {
  const copy = useCopy()
  const partner = usePartner()
  const { dinnerCents, wineCents, earned, isOwnRate } = exampleDine(partner, useMember())
  const benefit = copy.benefit(earned)
  const slip = [
    { label: copy.say(home.dinnerForTwo), value: copy.money(dinnerCents) },
    { label: copy.say(home.glassOfRed), value: copy.money(wineCents) },
    {
      label: <strong>{copy.say(isOwnRate ? home.youEarn : home.youEarnUpTo)}</strong>,
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
                { icon: pinIcon, text: copy.say(home.exampleWhere) },
                { icon: searchIcon, text: copy.say(home.exampleWhat) },
              ]}
            />
          ),
          title: copy.headline(home.stepSearch),
          text: copy.say(home.stepSearchText),
        },
        {
          picture: <CardScene table={dishesFor('Mexican', 'step')} cardLabel={copy.say(home.yourLinkedCard)} />,
          title: copy.headline(home.stepDine),
          text: copy.say(home.stepDineText),
        },
        { picture: <CheckSlip rows={slip} />, title: copy.headline(home.stepEarn), text: copy.say(home.stepEarnText) },
      ]}
    />
  )
}
