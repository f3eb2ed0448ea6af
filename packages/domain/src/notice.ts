import type { EnrollmentType } from './enrollment.ts'

/**
 * What a notice of the browser (Web Push) can be about. `earned`: a dine was credited. `vip`: the member has reached VIP. `table-free`: a table that they
 * watch for is free. `bonus-ends`: a bonus that they have or can have ends in some days.
 */
export const NOTICE_KINDS = ['earned', 'vip', 'table-free', 'bonus-ends'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Figures of notices. The specification has none. */
export const NOTICES = {
  /** Browsers of one member that get them. */
  mostDevices: 10,
  /** Hours of the night by the clock of the browser's zone, in which none is sent: from the first until the second. */
  quietFrom: 21,
  quietUntil: 8,
  /** Days before the end of a bonus in which its notice is sent. */
  bonusEndsDays: 3,
  /** Days without a use after which a browser gets none any more. */
  unusedDays: 180,
  /** Characters of the longest address of a push service. */
  addressLength: 1_000,
  /** Hours after which a notice is no longer sent; that of a table ends with its link. */
  usefulHours: { earned: 48, vip: 72, 'bonus-ends': 24 },
} as const

/** The id of a browser: SHA-256 of the address at its push service, in base64url. */
export const NOTICE_DEVICE_PATTERN = /^[\w-]{43}$/

/** The settings that decide which notices a partner has. */
export interface NoticeOwner {
  readonly program: { readonly enrollmentType: EnrollmentType }
  readonly features: { readonly hasNotices: boolean; readonly hasVIP: boolean; readonly openTableReservationsEnabled: boolean }
}

/** The notices of a partner, each where it has the thing; none without members. */
export function noticesOf({ program, features }: NoticeOwner): readonly NoticeKind[] {
  if (!features.hasNotices || program.enrollmentType === 'none') return []
  return NOTICE_KINDS.filter((kind) => {
    if (kind === 'vip') return features.hasVIP
    return kind === 'table-free' ? features.openTableReservationsEnabled : true
  })
}
