import type { Bonus, Member } from '@dining/contract'
import type { EntryOf } from '@dining/copy-engine/content'
import { HOME_STATES, homeState, isBannerInTime, statusInBrowser } from '@dining/domain'

/** A banner of a bonus, of the account's content or of home's (BONUS-03, BONUS-04). */
export type BonusBanner = EntryOf<'account_center'>['fields']['bonus_banners'][number]

/** The sources of a picture of the content. */
export type PictureOf = (address: string) => { readonly srcSet: string; readonly sizes?: string }

/** A bonus as it is shown. */
export interface ShownBonus {
  readonly bonus: Bonus
  /** Undefined for a bonus without a banner, whose own description is shown. */
  readonly banner: BonusBanner | undefined
  /** Whether only the native app can activate it (BONUS-07). */
  readonly isAppOnly: boolean
}

/** The bonuses of a member, the available ones apart from the activated ones (BONUS-16). */
interface ShownBonuses {
  readonly available: readonly ShownBonus[]
  readonly activated: readonly ShownBonus[]
}

/**
 * Which bonuses are shown, in ascending order of their banners, those without a banner last (BONUS-05). A banner is shown within its days of the
 * bonus's creation (BONUS-06), and while the bonus is offered to the states of home that it names. An activated bonus is always shown.
 * @param activatedAt times at which this browser activated bonuses, by code, in milliseconds since 1970 (BONUS-12)
 */
export function shownBonuses(
  member: Member,
  banners: readonly BonusBanner[],
  activatedAt: Readonly<Record<string, number>>,
  now: Date,
): ShownBonuses {
  const state = homeState(member)
  const index = state === null ? -1 : HOME_STATES.indexOf(state)
  const isForState = ({ user_states: states }: BonusBanner) => states.length === 0 || states.some((one) => one.index === index)
  const available: ShownBonus[] = []
  const activated: ShownBonus[] = []
  for (const bonus of member.activeBonuses) {
    const own = banners.filter(({ code }) => code === bonus.code)
    const inTime = own.filter(({ days_to_display: days }) => isBannerInTime(bonus.createDateUtc, days, now))
    const isAppOnly = bonus.isAppOnly === true || own.some(({ app_only_bonus: appOnly }) => appOnly)
    if (statusInBrowser(bonus.bonusStatus, activatedAt[bonus.code], now) !== 'Eligible') {
      activated.push({ bonus, banner: inTime[0], isAppOnly })
      continue
    }
    const banner = inTime.find(isForState)
    if (banner !== undefined || own.length === 0) available.push({ bonus, banner, isAppOnly })
  }
  const byOrder = (one: ShownBonus, other: ShownBonus) => (one.banner?.order ?? Infinity) - (other.banner?.order ?? Infinity) || 0
  return { available: available.toSorted(byOrder), activated: activated.toSorted(byOrder) }
}
