import { HAS_ENROLLMENT, type EnrollmentType } from '@dining/domain'

import { safeAddress } from './address.ts'
import type { AddressKind } from './rich.ts'
import type { CopyInput } from './settings.ts'
import { INLINE_LINKS, type InlineLink } from './tokens.ts'

interface MemberAddresses {
  readonly signIn?: string
  readonly activate?: string | undefined
  readonly join?: string
  readonly recover?: string | undefined
  readonly cards?: string
  readonly signOut?: string
  readonly activityDisclaimer?: string
}

/** Where nobody joins, none of these pages exists (ROUTE-43). */
const NOWHERE: MemberAddresses = {}

/** Pages of members that inline links lead to (COPY-18). */
const memberAddresses = (enrollmentType: EnrollmentType, publicId: string | null): MemberAddresses => ({
  signIn: enrollmentType === 'sso' ? '/Login' : '/login',
  activate: publicId === null ? undefined : `/activate?public_id=${encodeURIComponent(publicId)}`,
  join: '/join',
  recover: enrollmentType === 'direct' ? '/recover' : undefined,
  cards: '/account/manage_cards',
  signOut: '/SignOut',
  activityDisclaimer: '/account/recent_activity#disclaimer',
})

interface LinkSource {
  /** Undefined when this partner or visitor has no such address: the label is then shown as plain words. */
  readonly href: string | undefined
  readonly label: string
  /** A number or an address as label keeps its letters. */
  readonly labelFixed?: boolean
}

export interface ResolvedLink {
  readonly link: InlineLink
  readonly address: { readonly href: string; readonly to: AddressKind } | null
  readonly label: string
  readonly labelFixed: boolean
  /** Why there is no address: none is configured, or the configured one is not safe. */
  readonly fault: 'no-address' | 'unsafe-address' | null
}

/** Address and label of each inline link for a partner and a visitor (COPY-01 … COPY-17). */
function linkSources({ program, copy, support, features, visitor }: CopyInput): Readonly<Record<InlineLink, LinkSource>> {
  const members = HAS_ENROLLMENT && program.enrollmentType !== 'none' ? memberAddresses(program.enrollmentType, visitor.publicId) : NOWHERE
  const partnerPhone = support.partnerPhone ?? support.phone
  return {
    sign_in_link: { href: members.signIn, label: 'sign in' },
    activate_link: { href: members.activate, label: 'activate' },
    join_link: { href: members.join, label: 'join' },
    recover_link: { href: members.recover, label: 'reset your password' },
    delete_card_link: { href: members.cards, label: 'delete a card' },
    terms_link: { href: copy.links.terms, label: 'terms' },
    privacy_link: { href: copy.links.privacy, label: 'privacy notice' },
    find_partner_number_link: { href: copy.links.findPartnerNumber, label: 'find your number' },
    support_phone_link: { href: support.phone.href, label: support.phone.formatted, labelFixed: true },
    support_email_link: { href: support.email.href, label: support.email.display, labelFixed: true },
    offers_link: { href: copy.links.offers, label: 'offers' },
    events_link: { href: copy.links.events, label: 'events' },
    home_link: { href: '/', label: 'home' },
    sign_out_link: { href: members.signOut, label: 'sign out' },
    recent_activity_disclaimer_link: { href: members.activityDisclaimer, label: 'how earning is shown' },
    partner_phone_link: { href: partnerPhone.href, label: partnerPhone.formatted, labelFixed: true },
    sms_short_code_link: {
      href: features.shortCode === '' ? undefined : `sms:${features.shortCode}`,
      label: features.shortCode,
      labelFixed: true,
    },
  }
}

/** Finds an inline link by its token, with its address judged when a text first wants it; an address that is not safe is none. */
export function createLinks(input: CopyInput): (token: string) => ResolvedLink | undefined {
  const sources = linkSources(input)
  const judged = new Map<string, ResolvedLink>()
  return (token) => {
    const link = INLINE_LINKS.find((name) => name === token)
    if (link === undefined) return undefined
    const known = judged.get(link)
    if (known !== undefined) return known
    const resolved = judge(link, sources[link])
    judged.set(link, resolved)
    return resolved
  }
}

function judge(link: InlineLink, { href, label, labelFixed = false }: LinkSource): ResolvedLink {
  if (href === undefined || href === '') return { link, address: null, label, labelFixed, fault: 'no-address' }
  const address = safeAddress(href)
  return { link, address, label, labelFixed, fault: address === null ? 'unsafe-address' : null }
}
