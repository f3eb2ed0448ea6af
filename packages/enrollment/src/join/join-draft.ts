import type { KeptJoinDraft } from '@dining/contract'
import { readStoredFields, removeStored, writeStored } from '@dining/session'

import type { JoinValues } from './sign-up-body.ts'

/** The stored parts of the join form: everything except passwords. */
export type JoinDraft = { readonly [Name in Exclude<keyof JoinValues, 'password' | 'passwordConfirm'>]?: JoinValues[Name] | undefined }

/** Fields that another device may know; the email address is only for this tab, since the provider or the mailed link names it there. */
export const KEPT_ELSEWHERE = ['partnerNumber', 'firstName', 'lastName', 'zipCode', 'phoneNumber', 'smsOptInV2', 'emailOptIn'] as const
const KEPT = [...KEPT_ELSEWHERE, 'email'] as const

/** Input of the join form from earlier in this tab; empty without any. */
export function readJoinDraft(): JoinDraft {
  const entries = Object.entries(readStoredFields('joinDraft')).filter(
    ([name, value]) =>
      KEPT.some((kept) => kept === name) && typeof value === (name === 'smsOptInV2' || name === 'emailOptIn' ? 'boolean' : 'string'),
  )
  return Object.fromEntries(entries)
}

/** What another device may know of the input. */
export const keptDraft = ({
  partnerNumber,
  firstName,
  lastName,
  zipCode,
  phoneNumber,
  smsOptInV2,
  emailOptIn,
}: JoinValues): KeptJoinDraft => ({
  partnerNumber,
  firstName,
  lastName,
  zipCode,
  phoneNumber,
  smsOptInV2,
  emailOptIn,
})

/** Stores the input until the visitor has joined, signs out or closes the tab. Passwords are never stored. */
export function keepJoinDraft(values: JoinValues): void {
  writeStored('joinDraft', JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, values[name]]))))
}

export const dropJoinDraft = () => removeStored('joinDraft')
