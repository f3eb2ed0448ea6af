import type { CopyVisitor } from '@dining/copy-engine'
import { HOME_STATES, UNLOCK_POPUPS, type ContentSet, type HomeState, type TierLevel } from '@dining/domain'

import type { Partner } from '../../partner.ts'
import { isObject, type TextLocation } from './locations.ts'

/** A possible reader of a text. */
export interface Reader {
  /** Name in a finding: "a visitor", "a VIP member". */
  readonly name: string
  readonly visitor: CopyVisitor
}

/** A first name of average length. */
const FIRST_NAME = 'Christopher'
const PUBLIC_ID = '00000000-0000-4000-8000-000000000000'

const VISITOR: Reader = { name: 'a visitor', visitor: { tier: null, publicId: null, firstName: null } }
const member = (tier: TierLevel, name: string): Reader => ({ name, visitor: { tier, publicId: PUBLIC_ID, firstName: FIRST_NAME } })
const BASIC = member(0, 'a Basic member')
const NOT_ACTIVATED = member(1, 'a member who has not activated')
const SELECT = member(2, 'a Select member')
const VIP = member(3, 'a VIP member')

/** Which readers see home's copy for a state (HOME-15 … HOME-20). */
const OF_STATE: Readonly<Record<HomeState, readonly Reader[]>> = {
  anonymous: [VISITOR],
  opted_out: [BASIC],
  new_member_bonus: [BASIC, SELECT],
  building: [BASIC, SELECT],
  renewing: [VIP],
  complete: [VIP],
}

/** Slugs whose location is in the specification. */
const OF_SLUG: Readonly<Record<string, readonly Reader[]>> = {
  [UNLOCK_POPUPS[2]]: [VISITOR, BASIC],
  [UNLOCK_POPUPS[3]]: [VISITOR, BASIC, SELECT],
}

/** All readers to whom a text of an entry may be shown, in the partner's program. */
export function readersOf(partner: Partner, set: ContentSet, slug: string, fields: unknown, location: TextLocation): readonly Reader[] {
  const { program, features } = partner
  if (program.enrollmentType === 'none') return [VISITOR]
  const all = [VISITOR, BASIC, NOT_ACTIVATED, SELECT, VIP]
  const some = chosen(set, slug, fields, location) ?? all
  const there = some.filter((reader) => reader !== VIP || features.hasVIP)
  return there.length > 0 ? there : [SELECT]
}

function chosen(set: ContentSet, slug: string, fields: unknown, { keys }: TextLocation): readonly Reader[] | undefined {
  if (set === 'home') return keys[0] === 'user_states' ? OF_STATE[stateAt(fields, Number(keys[1]))] : undefined
  if (set === 'tier_1_activation') return [NOT_ACTIVATED]
  if (set === 'account_center') return [BASIC, SELECT, VIP]
  if (set === 'popup') return OF_SLUG[slug]
  if (set === 'earn_banner') return ofBanner(fields)
  return undefined
}

const listOf = (fields: unknown, key: string): readonly unknown[] => {
  const list = isObject(fields) ? fields[key] : undefined
  return Array.isArray(list) ? list : []
}

function stateAt(fields: unknown, at: number): HomeState {
  const state = listOf(fields, 'user_states')[at]
  const key = isObject(state) ? state['key'] : undefined
  return HOME_STATES.find((one) => one === key) ?? HOME_STATES[at] ?? 'anonymous'
}

/** A banner refers to its states of home by their indexes. */
function ofBanner(fields: unknown): readonly Reader[] | undefined {
  const indexes = listOf(fields, 'user_states').flatMap((state) =>
    isObject(state) && typeof state['index'] === 'number' ? [state['index']] : [],
  )
  const readers = indexes.flatMap((index) => OF_STATE[HOME_STATES[index] ?? 'anonymous'])
  return readers.length > 0 ? [...new Set(readers)] : undefined
}
