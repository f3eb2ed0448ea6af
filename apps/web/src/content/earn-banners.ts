import type { EntryOf } from '@dining/copy-engine/content'
import { hasJoined, HOME_STATES, homeState, isBannerInTime } from '@dining/domain'
import type { Member } from '@dining/contract'

export type EarnBannerEntry = EntryOf<'earn_banner'>

/**
 * The earn banners for a visitor, in ascending `order`: those without states, and those of the visitor's state by its index (BONUS-03,
 * HOME-15 … HOME-20). One of the kind `bonus` is for members who are offered the bonus of its code, within its days (BONUS-06), and a member is not
 * asked to join (CONTENT-37).
 * @param member the signed-in member; undefined for all others
 */
export function bannersFor(entries: readonly EarnBannerEntry[], member: Member | undefined, now: Date): readonly EarnBannerEntry[] {
  const joined = member && hasJoined(member) ? member : null
  const state = homeState(joined)
  const at = state === null ? -1 : HOME_STATES.indexOf(state)
  return entries
    .filter(({ fields }) => {
      if (fields.type !== 'bonus') return fields.type === 'earn' || joined === null
      const offered = joined?.activeBonuses.find(({ code, bonusStatus }) => code === fields.code && bonusStatus === 'Eligible')
      return offered !== undefined && isBannerInTime(offered.createDateUtc, fields.days_to_display, now)
    })
    .filter(({ fields: { user_states: states } }) => states.length === 0 || states.some(({ index }) => index === at))
    .toSorted((one, other) => one.fields.order - other.fields.order)
}
