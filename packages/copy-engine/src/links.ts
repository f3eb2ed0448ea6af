import { safeAddress } from './address.ts'
import type { AddressKind } from './rich.ts'
import type { CopyInput } from './settings.ts'
import type { InlineLink } from './tokens.ts'

/** Paths of the site that inline links lead to (COPY-18). */
const ACTIVITY = '/account/recent_activity'
const MANAGE_CARDS = '/account/manage_cards'

interface LinkSource {
  /** Undefined when this partner or visitor has no such address: the label is then shown as plain words. */
  readonly href: string | undefined
  readonly label: string
  /** A number or an address as label keeps its letters. */
  readonly labelFixed?: true
}

export interface ResolvedLink {
  readonly address: { readonly href: string; readonly to: AddressKind } | null
  readonly label: string
  readonly labelFixed: boolean
  /** Why there is no address: none is configured, or the configured one is not safe. */
  readonly fault: 'no-address' | 'unsafe-address' | null
}

/** Address and label of each inline link for a partner and a visitor (COPY-01 … COPY-17). */
export function linkSources({ program, copy, support, features, visitor }: CopyInput): Readonly<Record<InlineLink, LinkSource>> {
  const memberPath = (path: string): string | undefined => (program.enrollmentType === 'none' ? undefined : path)
  const partnerPhone = support.partnerPhone ?? support.phone
  return {
    sign_in_link: { href: memberPath(program.enrollmentType === 'sso' ? '/Login' : '/login'), label: 'sign in' },
    activate_link: {
      href: visitor.publicId === null ? undefined : memberPath(`/activate?public_id=${encodeURIComponent(visitor.publicId)}`),
      label: 'activate',
    },
    join_link: { href: memberPath('/join'), label: 'join' },
    recover_link: { href: program.enrollmentType === 'direct' ? '/recover' : undefined, label: 'reset your password' },
    delete_card_link: { href: memberPath(MANAGE_CARDS), label: 'delete a card' },
    terms_link: { href: copy.links.terms, label: 'terms' },
    privacy_link: { href: copy.links.privacy, label: 'privacy notice' },
    find_partner_number_link: { href: copy.links.findPartnerNumber, label: 'find your number' },
    support_phone_link: { href: support.phone.href, label: support.phone.formatted, labelFixed: true },
    support_email_link: { href: support.email.href, label: support.email.display, labelFixed: true },
    offers_link: { href: copy.links.offers, label: 'offers' },
    events_link: { href: copy.links.events, label: 'events' },
    home_link: { href: '/', label: 'home' },
    sign_out_link: { href: memberPath('/SignOut'), label: 'sign out' },
    recent_activity_disclaimer_link: { href: memberPath(`${ACTIVITY}#disclaimer`), label: 'how earning is shown' },
    partner_phone_link: { href: partnerPhone.href, label: partnerPhone.formatted, labelFixed: true },
    sms_short_code_link: {
      href: features.shortCode === '' ? undefined : `sms:${features.shortCode}`,
      label: features.shortCode,
      labelFixed: true,
    },
  }
}

/** A link with its address judged; an address that is not safe is none. */
export function resolveLink(source: LinkSource): ResolvedLink {
  const labelFixed = source.labelFixed === true
  if (source.href === undefined || source.href === '') return { address: null, label: source.label, labelFixed, fault: 'no-address' }
  const address = safeAddress(source.href)
  return { address, label: source.label, labelFixed, fault: address === null ? 'unsafe-address' : null }
}
