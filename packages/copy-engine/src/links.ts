import { HAS_ENROLLMENT, type EnrollmentType } from '@dining/domain'
import * as pages from '@dining/domain/pages'

import { safeAddress } from './address.ts'
import type { AddressKind } from './rich.ts'
import type { CopyInput } from './settings.ts'
import type { InlineLink } from './tokens.ts'

interface MemberAddresses {
  readonly signIn?: string
  readonly activate?: string | undefined
  readonly join?: string
  readonly recover?: string | undefined
  readonly cards?: string
  readonly signOut?: string
  readonly activityDisclaimer?: string
}

/** On a site without members, none of these pages exists (ROUTE-43). */
const NOWHERE: MemberAddresses = {}

/** Pages of members that inline links lead to (COPY-18). */
const addresses = (enrollmentType: EnrollmentType, publicId: string | null): MemberAddresses => ({
  signIn: pages.signInPath(enrollmentType),
  activate: publicId === null ? undefined : `${pages.activate}?public_id=${encodeURIComponent(publicId)}`,
  join: pages.join,
  recover: enrollmentType === 'direct' ? pages.recover : undefined,
  cards: pages.manageCards,
  signOut: pages.signOut,
  activityDisclaimer: `${pages.recentActivity}#disclaimer`,
})

const members = ({ program: { enrollmentType }, visitor }: CopyInput): MemberAddresses =>
  HAS_ENROLLMENT && enrollmentType !== 'none' ? addresses(enrollmentType, visitor.publicId) : NOWHERE

interface LinkSource {
  /** Undefined if this partner or visitor has no such address: the label is then shown as plain text. */
  readonly href: string | undefined
  readonly label: string
  /** A phone number or an email address as label keeps its letters. */
  readonly labelFixed?: boolean
}

export interface ResolvedLink {
  readonly link: InlineLink
  readonly address: { readonly href: string; readonly to: AddressKind } | null
  readonly label: string
  readonly labelFixed: boolean
  /** Why there is no address: none is configured, or the configured one is not safe. */
  readonly issue: 'no-address' | 'unsafe-address' | null
}

const fixed = ({ href, formatted }: { readonly href: string; readonly formatted: string }): LinkSource => ({
  href,
  label: formatted,
  labelFixed: true,
})

/** Address and label of an inline link for a partner and a visitor (COPY-01 … COPY-17). */
const SOURCES: Readonly<Record<InlineLink, (input: CopyInput) => LinkSource>> = {
  sign_in_link: (input) => ({ href: members(input).signIn, label: 'sign in' }),
  activate_link: (input) => ({ href: members(input).activate, label: 'activate' }),
  join_link: (input) => ({ href: members(input).join, label: 'join' }),
  recover_link: (input) => ({ href: members(input).recover, label: 'reset your password' }),
  delete_card_link: (input) => ({ href: members(input).cards, label: 'delete a card' }),
  terms_link: ({ copy }) => ({ href: copy.links.terms, label: 'terms' }),
  privacy_link: ({ copy }) => ({ href: copy.links.privacy, label: 'privacy notice' }),
  find_partner_number_link: ({ copy }) => ({ href: copy.links.findPartnerNumber, label: 'find your number' }),
  support_phone_link: ({ support }) => fixed(support.phone),
  support_email_link: ({ support: { email } }) => fixed({ href: email.href, formatted: email.display }),
  offers_link: ({ copy }) => ({ href: copy.links.offers, label: 'offers' }),
  events_link: ({ copy }) => ({ href: copy.links.events, label: 'events' }),
  home_link: () => ({ href: pages.home, label: 'home' }),
  sign_out_link: (input) => ({ href: members(input).signOut, label: 'sign out' }),
  recent_activity_disclaimer_link: (input) => ({ href: members(input).activityDisclaimer, label: 'how earning is shown' }),
  partner_phone_link: ({ support }) => fixed(support.partnerPhone ?? support.phone),
  sms_short_code_link: ({ features: { shortCode } }) => fixed({ href: shortCode && `sms:${shortCode}`, formatted: shortCode }),
}

function isLink(token: string): token is InlineLink {
  return Object.hasOwn(SOURCES, token)
}

/** Finds an inline link by its token. Its address is checked on first use; an unsafe address counts as missing. */
export function createLinks(input: CopyInput): (token: string) => ResolvedLink | undefined {
  const resolvedLinks = new Map<string, ResolvedLink>()
  return (token) => {
    const known = resolvedLinks.get(token)
    if (known !== undefined || !isLink(token)) return known
    const resolved = checkLink(token, SOURCES[token](input))
    resolvedLinks.set(token, resolved)
    return resolved
  }
}

function checkLink(link: InlineLink, { href, label, labelFixed = false }: LinkSource): ResolvedLink {
  if (href === undefined || href === '') return { link, address: null, label, labelFixed, issue: 'no-address' }
  const address = safeAddress(href)
  return { link, address, label, labelFixed, issue: address === null ? 'unsafe-address' : null }
}
