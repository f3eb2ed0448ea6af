import type { Bonus } from '@dining/contract'
import { testMember } from '@dining/contract/testing'
import { describe, expect, it } from 'vitest'

import { shownBonuses, type BonusBanner } from './shown-bonuses.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

const bonus = (code: string, more: Partial<Bonus> = {}): Bonus => ({
  code,
  isNewMemberBonus: false,
  description: `${code} in words`,
  memberIsEligibleForNMB: false,
  bonusStatus: 'Eligible',
  createDateUtc: daysAgo(5),
  ...more,
})
const banner = (code: string, more: Partial<BonusBanner> = {}): BonusBanner => ({
  type: 'bonus',
  code,
  order: 0,
  text: [{ type: 'title', fields: { text_mobile: code } }],
  app_text: '',
  app_only_bonus: false,
  user_states: [],
  ...more,
})
const shown = (bonuses: readonly Bonus[], banners: readonly BonusBanner[], marks: Record<string, number> = {}) => {
  const member = testMember({ tierLevel: 2, emailOptIn: true, activeBonuses: [...bonuses] })
  const { available, activated } = shownBonuses(member, banners, marks, NOW)
  return { available: available.map((one) => one.bonus.code), activated: activated.map((one) => one.bonus.code) }
}

describe('the bonuses of the overview', () => {
  it('are in ascending order of their banners, those without one last [BONUS-05]', () => {
    const banners = [banner('B', { order: 2 }), banner('C', { order: 1 }), banner('D', { order: 10 })]
    expect(shown([bonus('A'), bonus('B'), bonus('C'), bonus('D')], banners).available).toEqual(['C', 'B', 'D', 'A'])
  })

  it('are available or activated by their status [BONUS-16]', () => {
    const bonuses = [bonus('A'), bonus('B', { bonusStatus: 'Enrolled' }), bonus('C', { bonusStatus: 'Qualified' })]
    expect(shown(bonuses, [])).toEqual({ available: ['A'], activated: ['B', 'C'] })
  })

  it('count as activated for 35 minutes after this browser activated them [BONUS-12]', () => {
    const ago = (ms: number) => shown([bonus('A')], [], { A: NOW.getTime() - ms })
    expect(ago(2_099_999)).toEqual({ available: [], activated: ['A'] })
    expect(ago(2_100_000)).toEqual({ available: ['A'], activated: [] })
  })

  it('leave out a banner after its days, and with it the offer, but not an activated bonus [BONUS-06]', () => {
    const days = (created: number, more: Partial<Bonus> = {}) =>
      shown([bonus('A', { createDateUtc: daysAgo(created), ...more })], [banner('A', { days_to_display: 10 })])
    expect(days(10).available).toEqual(['A'])
    expect(days(10.01)).toEqual({ available: [], activated: [] })
    const [row] = shownBonuses(
      testMember({ activeBonuses: [bonus('A', { createDateUtc: daysAgo(11), bonusStatus: 'Enrolled' })] }),
      [banner('A', { days_to_display: 10 })],
      {},
      NOW,
    ).activated
    expect(row).toMatchObject({ bonus: { code: 'A' }, banner: undefined })
  })

  it('are offered in the states of home that their banners name [BONUS-03]', () => {
    const nmb = bonus('A', { isNewMemberBonus: true, memberIsEligibleForNMB: true })
    expect(shown([nmb], [banner('A', { user_states: [{ index: 2 }] })]).available).toEqual(['A'])
    expect(shown([nmb], [banner('A', { user_states: [{ index: 3 }] })]).available).toEqual([])
  })

  it('are for the app alone if the banner or the bonus says so [BONUS-07]', () => {
    const isAppOnly = (one: Bonus, its: BonusBanner) =>
      shownBonuses(testMember({ tierLevel: 2, emailOptIn: true, activeBonuses: [one] }), [its], {}, NOW).available[0]?.isAppOnly
    expect(isAppOnly(bonus('A'), banner('A'))).toBe(false)
    expect(isAppOnly(bonus('A'), banner('A', { app_only_bonus: true }))).toBe(true)
    expect(isAppOnly(bonus('A', { isAppOnly: true }), banner('A'))).toBe(true)
  })
})
