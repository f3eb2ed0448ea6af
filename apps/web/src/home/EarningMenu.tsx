import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { earningRows, useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { RateTable } from '@dining/ui'

const NOTES = { 0: homeBelow.menuBasic, 2: homeBelow.menuSelect, 3: homeBelow.menuVip } as const

/** What each tier earns, set like a menu; one line where all earn the same. */
export function EarningMenu() {
  const copy = useCopy()
  const partner = usePartner()
  const member = useMember()
  const rows = earningRows(copy, partner, member?.tierLevel).map((row) => ({
    ...row,
    ...(row.tier === null || partner.program.enrollmentType === 'none'
      ? { label: copy.say(homeBelow.menuEveryDine), note: copy.say(homeBelow.menuEveryone) }
      : { note: copy.say(NOTES[row.tier]) }),
  }))
  return <RateTable large rows={rows} />
}
