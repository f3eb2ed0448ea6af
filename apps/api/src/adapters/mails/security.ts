import type { Text } from '@dining/copy-engine'
import { mail as texts } from '@dining/copy-engine/texts/mail'
import * as pages from '@dining/domain/pages'

import type { MailMessage } from '../mail.ts'
import { composeMail } from './layout.ts'
import type { Sender } from './sender.ts'

/** Why a card was removed: its holder verified it for another account, an operator released it, or its member removed it, also as the last one. */
export const CARD_REMOVALS = ['claim', 'operator', 'member', 'closing'] as const
type CardRemoval = (typeof CARD_REMOVALS)[number]

/** A change of an account's security; `at` is an ISO time. */
type SecurityEvent = { readonly to: string; readonly at?: string | undefined } & (
  | { readonly kind: 'password-changed'; readonly passkeysRemoved?: boolean | undefined }
  | { readonly kind: 'email-changed' | 'phone-changed' | 'sessions-ended' | 'account-erased' }
  | { readonly kind: 'account-closing'; readonly eraseAt: string }
  | { readonly kind: 'card-removed'; readonly lastFour: string; readonly cause: CardRemoval }
  | { readonly kind: 'card-added'; readonly lastFours: readonly string[] }
  | { readonly kind: 'new-device'; readonly device: string | null }
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly name: string }
)

/** The texts of a mail, and the page that its button opens. */
interface Words {
  readonly subject: Text
  readonly title: Text
  readonly lead: Text
  readonly action: Text
  readonly page: string
  /** What to do if it was not the member; by default: choose a new password. */
  readonly note?: Text
}

const REMOVED_LEADS: Readonly<Record<CardRemoval, Text>> = {
  claim: texts.cardClaimedLead,
  operator: texts.cardReleasedLead,
  member: texts.cardDeletedLead,
  closing: texts.lastCardDeletedLead,
}

function wordsOf(event: SecurityEvent): Words {
  const devices = { action: texts.seeDevices, page: pages.accountSecurity }
  const cards = { action: texts.seeCards, page: pages.manageCards }
  switch (event.kind) {
    case 'password-changed':
      return {
        subject: texts.changedSubject,
        title: texts.changedTitle,
        lead: event.passkeysRemoved ? texts.recoveredLead : texts.changedLead,
        action: texts.signIn,
        page: pages.login,
      }
    case 'email-changed':
      return {
        subject: texts.emailChangedSubject,
        title: texts.emailChangedTitle,
        lead: texts.emailChangedLead,
        action: texts.signIn,
        page: pages.login,
        // The owner of the old address cannot ask for a new password any more.
        note: texts.emailChangedNote,
      }
    case 'phone-changed':
      return {
        subject: texts.phoneChangedSubject,
        title: texts.phoneChangedTitle,
        lead: texts.phoneChangedLead,
        action: texts.seeProfile,
        page: pages.userProfile,
      }
    case 'account-closing':
      return {
        subject: texts.closingSubject,
        title: texts.closingTitle,
        lead: texts.closingLead,
        action: texts.closingKeep,
        page: pages.login,
      }
    case 'account-erased':
      return {
        subject: texts.erasedSubject,
        title: texts.erasedTitle,
        lead: texts.erasedLead,
        action: texts.erasedVisit,
        page: pages.home,
        note: texts.erasedNote,
      }
    case 'sessions-ended':
      return { subject: texts.endedSubject, title: texts.endedTitle, lead: texts.endedLead, ...devices }
    case 'new-device':
      return {
        subject: texts.newDeviceSubject,
        title: texts.newDeviceTitle,
        lead: event.device === null ? texts.unnamedDeviceLead : texts.newDeviceLead,
        ...devices,
      }
    case 'passkey-added':
      return {
        subject: texts.passkeyAddedSubject,
        title: texts.passkeyAddedTitle,
        lead: event.name === '' ? texts.unnamedPasskeyAddedLead : texts.passkeyAddedLead,
        ...devices,
        note: texts.passkeyAddedNote,
      }
    case 'passkey-removed':
      return {
        subject: texts.passkeyRemovedSubject,
        title: texts.passkeyRemovedTitle,
        lead: event.name === '' ? texts.unnamedPasskeyRemovedLead : texts.passkeyRemovedLead,
        ...devices,
      }
    case 'card-added':
      return { subject: texts.cardAddedSubject, title: texts.cardAddedTitle, lead: texts.cardAddedLead, ...cards }
    case 'card-removed': {
      const byMember = event.cause === 'member' || event.cause === 'closing'
      const rest = { subject: texts.cardRemovedSubject, title: texts.cardRemovedTitle, lead: REMOVED_LEADS[event.cause], ...cards }
      return byMember ? rest : { ...rest, note: texts.cardRemovedNote }
    }
  }
}

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

function valuesOf(event: SecurityEvent, timeZone: string): Readonly<Record<string, string | number>> {
  switch (event.kind) {
    case 'account-closing':
      return { date: dayIn(timeZone).format(new Date(event.eraseAt)) }
    case 'card-removed':
      return { lastFour: event.lastFour }
    case 'card-added':
      return { count: event.lastFours.length, lastFours: new Intl.ListFormat('en-US').format(event.lastFours) }
    case 'new-device':
      return event.device === null ? {} : { device: event.device }
    case 'passkey-added':
    case 'passkey-removed':
      return event.name === '' ? {} : { name: event.name }
    case 'password-changed':
    case 'email-changed':
    case 'phone-changed':
    case 'sessions-ended':
    case 'account-erased':
      return {}
  }
}

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })

/**
 * Notifies a member of a change of the account's security, in case another person made it: what, when by the partner's clock, and what to do. It
 * contains nothing else about the member.
 */
export function securityMail(sender: Sender, event: SecurityEvent): MailMessage {
  const { copy, origin, partner } = sender
  const { subject, title, lead, action, page, note } = wordsOf(event)
  const { enrollmentType, timeZone } = partner.program
  const values = valuesOf(event, timeZone)
  const usual = enrollmentType === 'direct' ? texts.changedNote : texts.securityNote
  return composeMail(sender, event.to, {
    subject: copy.say(subject, values),
    heading: copy.headline(title, values),
    paragraphs: [
      copy.say(lead, values),
      ...(event.at === undefined ? [] : [copy.say(texts.securityWhen, { when: clockIn(timeZone).format(new Date(event.at)) })]),
    ],
    action: { label: copy.action(action), href: `${origin}${page}` },
    note: copy.say(note ?? usual, { address: `${origin}${pages.recover}` }),
  })
}
