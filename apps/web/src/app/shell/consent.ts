import { PURPOSES, purposesOf, type Purpose, type Vendor, type VendorAccounts } from '@dining/domain'
import { readStoredFields, writeStored } from '@dining/session'
import { create } from 'zustand'

/** Counts up when the meaning of a purpose changes: every visitor is asked again. */
const CONSENT_VERSION = 1

/** What the visitor has chosen, by purpose. */
export type Choices = Readonly<Partial<Record<Purpose, boolean>>>

/** A decision of the visitor. */
export interface Consent {
  readonly choices: Choices
  /** ISO time. */
  readonly at: string
}

interface ConsentState {
  /** Accounts of this document; undefined if it may not load vendors' code, so that nothing is asked. */
  readonly accounts: VendorAccounts | undefined
  /** Whether the choices are open. */
  readonly isOpen: boolean
  /** Counts the decisions in this document. */
  readonly decisions: number
}

export const useConsent = create<ConsentState>(() => ({ accounts: undefined, isOpen: false, decisions: 0 }))

/** Whether the browser asks that nothing be sold or shared (Global Privacy Control): it refuses for the visitor, who is not asked. */
export const hasPrivacySignal = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** The stored decision; undefined without one, and if the purposes or their meaning have changed since. */
export function readConsent(vendors: readonly Vendor[]): Consent | undefined {
  const { version, at, ...stored } = readStoredFields('privacyChoices')
  const asked = purposesOf(vendors)
  if (version !== CONSENT_VERSION || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined
  const known = PURPOSES.filter((purpose) => typeof stored[purpose] === 'boolean')
  // A purpose fewer, too, is another question.
  if (known.length !== asked.length || asked.some((purpose) => !known.includes(purpose))) return undefined
  return { at, choices: Object.fromEntries(known.map((purpose) => [purpose, stored[purpose] === true])) }
}

/** The purposes that vendors may be used for now. */
export function allowedPurposes(vendors: readonly Vendor[]): readonly Purpose[] {
  const consent = hasPrivacySignal() ? undefined : readConsent(vendors)
  return PURPOSES.filter((purpose) => consent?.choices[purpose] === true)
}

/** Whether the visitor is to be asked: where the document has vendors, without a decision and without the browser's own. */
export const isConsentDue = (vendors: readonly Vendor[]): boolean =>
  useConsent.getState().accounts !== undefined && !hasPrivacySignal() && readConsent(vendors) === undefined

/** Stores a decision with its time and version. Purposes that are not named are refused. */
export function decide(vendors: readonly Vendor[], choices: Choices): void {
  const asked = Object.fromEntries(purposesOf(vendors).map((purpose) => [purpose, choices[purpose] === true]))
  writeStored('privacyChoices', JSON.stringify({ version: CONSENT_VERSION, at: new Date().toISOString(), ...asked }))
  useConsent.setState(({ decisions }) => ({ decisions: decisions + 1, isOpen: false }))
}

/** The same answer for every purpose. */
export const decideAll = (vendors: readonly Vendor[], isGiven: boolean): void =>
  decide(vendors, Object.fromEntries(PURPOSES.map((purpose) => [purpose, isGiven])))
