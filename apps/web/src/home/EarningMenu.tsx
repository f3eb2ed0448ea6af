import { homeBelow } from '@dining/copy-engine/texts/home-below'
import { earningRows, useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { Menu } from '@dining/ui'

const NOTES = { 0: homeBelow.menuBasic, 2: homeBelow.menuSelect, 3: homeBelow.menuVip } as const

/** What each tier earns, set like a menu. */
export function EarningMenu() {
  const copy = useCopy()
  const partner = usePartner()
  const member = useMember()
  const hasTiers = partner.program.enrollmentType !== 'none'
  const rows = earningRows(copy, partner, member?.tierLevel).map((row) => ({
    ...row,
    ...(hasTiers
      ? { note: copy.say(NOTES[row.tier]) }
      : { label: copy.say(homeBelow.menuEveryDine), note: copy.say(homeBelow.menuEveryone) }),
  }))
  return <Menu large rows={rows} />
}
