import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { HAS_ENROLLMENT, hasJoined } from '@dining/domain'
import { earningRows, useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember, useVisitor } from '@dining/session'
import { Band, classNames, Rate, RateTable } from '@dining/ui'
import { content, section } from '@dining/ui/layout'

import * as css from './JoinBand.css.ts'
import { JoinPanel } from './JoinPanel.tsx'
import { ProspectForm } from './ProspectForm.tsx'
import { exampleDine } from './example-dine.ts'

/** The table of earn rates, and beside it the form to join by email, the link to the partner's account, or an example for all others (HOME-06). */
export function JoinBand({ asksForEmail }: { readonly asksForEmail: boolean }) {
  const copy = useCopy()
  return (
    <Band aria-labelledby="earning-menu">
      <div className={classNames(content, section, css.halves)}>
        <div>
          <h2 id="earning-menu" className={css.title}>
            {copy.headline(homeBelow.menu)}
          </h2>
          <EarningMenu />
        </div>
        {HAS_ENROLLMENT ? <WayIn asksForEmail={asksForEmail} /> : <ExampleDine />}
      </div>
    </Band>
  )
}

function WayIn({ asksForEmail }: { readonly asksForEmail: boolean }) {
  const { enrollmentType } = usePartner().program
  const visitor = useVisitor()
  const isMember = 'member' in visitor && hasJoined(visitor.member)
  if (isMember || enrollmentType === 'none') return <ExampleDine />
  if (enrollmentType === 'sso') return <JoinPanel />
  return asksForEmail && !('member' in visitor) ? <ProspectForm /> : <ExampleDine />
}

const NOTES = { 0: homeBelow.menuBasic, 2: homeBelow.menuSelect, 3: homeBelow.menuVip } as const

/** What each tier earns, in the style of a menu; one line if all earn the same. */
function EarningMenu() {
  const copy = useCopy()
  const partner = usePartner()
  const member = useMember()
  const rows = earningRows(copy, partner, member?.tierLevel, copy.say(homeBelow.menuEveryDine)).map((row) => ({
    ...row,
    note: copy.say(row.tier === null ? homeBelow.menuEveryone : NOTES[row.tier]),
  }))
  return <RateTable large rows={rows} />
}

/** The benefit of an example dinner at the member's rate, or at the best one. */
function ExampleDine() {
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
