import { home } from '@dining/copy-engine/texts/home'
import { earningRows, useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { Menu } from '@dining/ui'

const NOTES = { 0: home.menuBasic, 2: home.menuSelect, 3: home.menuVip } as const

/** What each tier earns, set like a menu. */
export function EarningMenu() {
  const copy = useCopy()
  const partner = usePartner()
  const member = useMember()
  const hasTiers = partner.program.enrollmentType !== 'none'
  const rows = earningRows(copy, partner, member?.tierLevel).map((row) => ({
    ...row,
    ...(hasTiers ? { note: copy.say(NOTES[row.tier]) } : { label: copy.say(home.menuEveryDine), note: copy.say(home.menuEveryone) }),
  }))
  return <Menu large rows={rows} />
}
