import type { MerchantDetail } from '@dining/contract'
import { localTime, type Verdict, type VerdictVisitor } from '@dining/domain'
import { directionOf, milesBetween, type KeptNear, type KeptOwn } from '@dining/offline'

import type { SharedParts } from './shared-parts.ts'

interface At {
  readonly latitude: number
  readonly longitude: number
}

/** A kept restaurant as a visitor at a place and time sees it. */
export interface SeenRestaurant {
  readonly merchant: MerchantDetail
  readonly miles: number
  /** Index of the compass point, 0 north. */
  readonly direction: number
  readonly verdict: Verdict
  readonly isOpen: boolean
  readonly earnsToday: boolean
}

/** What the list shows of the restaurants; with an empty filter all of them. */
export interface KeptFilter {
  readonly text: string
  readonly isOpen: boolean
  readonly earnsToday: boolean
  /** Ids of saved restaurants, of a list of those alone. */
  readonly among: readonly string[] | undefined
}

/** The member's own use of a limited offer counts in its month alone. */
export function withUse(merchant: MerchantDetail, own: KeptOwn | null, now: Date): MerchantDetail {
  if (!own) return merchant
  const use = own.month === localTime(now, merchant.timeZone).month ? own.uses[merchant.id] : undefined
  return { ...merchant, member: use ?? { visitsThisMonth: 0, spendCentsThisMonth: 0 } }
}

interface Look {
  readonly from: At
  readonly now: Date
  readonly verdictAt: SharedParts['verdictAt']
  readonly visitorAt: (merchant: MerchantDetail) => VerdictVisitor | null
}

/** The restaurants from the nearest on, with what they earn now by their own clock. */
export function seenFrom(near: KeptNear, { from, now, verdictAt, visitorAt }: Look): readonly SeenRestaurant[] {
  return near.merchants
    .map((merchant) => {
      const verdict = verdictAt(merchant, visitorAt(merchant), now)
      return {
        merchant,
        miles: milesBetween(from, merchant.location),
        direction: directionOf(from, merchant.location),
        verdict,
        isOpen: verdict.reasons.some(({ kind }) => kind === 'open-now'),
        earnsToday: verdict.span !== null,
      }
    })
    .toSorted((a, b) => a.miles - b.miles)
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether each word is in the name, a cuisine or the place. */
function hasWords({ name, details, location }: MerchantDetail, text: string): boolean {
  const all = plain([name, ...details.cuisines, location.neighborhood ?? '', location.address.city].join(' '))
  return plain(text)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

export function filtered(all: readonly SeenRestaurant[], { text, isOpen, earnsToday, among }: KeptFilter): readonly SeenRestaurant[] {
  return all.filter(
    (one) =>
      hasWords(one.merchant, text) &&
      (!isOpen || one.isOpen) &&
      (!earnsToday || one.earnsToday) &&
      (among === undefined || among.includes(one.merchant.id)),
  )
}
