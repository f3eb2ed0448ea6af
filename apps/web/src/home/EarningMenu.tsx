import { home } from '@dining/copy-engine/texts/home'
import { EARNING_TIERS, TIER_NAMES, type EarningTier } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { Menu } from '@dining/ui'

const NOTES = { 0: home.menuBasic, 2: home.menuSelect, 3: home.menuVip } as const

/** What each tier earns, set like a menu (TIER-01, TIER-07). */
export function EarningMenu() {
  const copy = useCopy()
  const { program, features } = usePartner()
  const member = useMember()
  const tiers = EARNING_TIERS.filter((tier): tier is EarningTier => tier !== 3 || (features.hasVIP && program.earnRates[3] !== undefined))
  return (
    <Menu
      large
      rows={tiers.flatMap((tier) => {
        const rate = copy.rateOf(tier)
        if (!rate) return []
        const rest = `${rate.unit} ${rate.per}`
        return {
          label: TIER_NAMES[tier],
          note: copy.say(NOTES[tier]),
          value: (
            <>
              <b>{rate.numeral}</b> {rest}
            </>
          ),
          mine: member?.tierLevel === tier,
        }
      })}
    />
  )
}
