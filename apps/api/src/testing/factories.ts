import { endpoints } from '@dining/contract'
import type { Insertable } from 'kysely'

import { hashPassword } from '../passwords/password-hash.ts'
import type { MemberTable } from '../store/tables.ts'
import { browser, type Browser } from './browser.ts'
import { givenCard, givenMember, type TestMember } from './dining.ts'
import { envelope } from './test-vault.ts'
import { TEST_HASH_COST, type TestApi } from './test-api.ts'

export const PASSWORD = 'plum-tart-42'
let passwordHash: Promise<string> | undefined

/** A Select member who can sign in with PASSWORD. */
export async function addMember(api: TestApi, partnerId: string, values: Partial<Insertable<MemberTable>> = {}): Promise<TestMember> {
  passwordHash ??= hashPassword(PASSWORD, TEST_HASH_COST)
  return givenMember(api.store, partnerId, { password_hash: await passwordHash, joined_at: api.clock.now(), ...values })
}

/** As `addMember`, with a linked card: without one the site only asks for a card. */
export async function addCardMember(api: TestApi, partnerId: string, values: Partial<Insertable<MemberTable>> = {}): Promise<TestMember> {
  const member = await addMember(api, partnerId, values)
  await givenCard(api.store, member)
  return member
}

/** A browser in which this member is signed in. */
export async function signedIn(api: TestApi, partnerId: string, member: TestMember, rememberMe = false): Promise<Browser> {
  const visitor = browser(api.app, partnerId)
  const reply = await visitor.call(endpoints.signIn, { body: { email: member.email, password: PASSWORD, rememberMe } })
  if (reply.status !== 200) throw new Error(`Sign-in answered ${reply.status}`)
  return visitor
}

/** Inserts ZIP codes; the default data contains all of them. */
export async function addZip(api: { readonly store: Pick<TestApi['store'], 'owner'> }, ...zipCodes: string[]): Promise<void> {
  const rows = zipCodes.map((zip_code) => ({
    zip_code,
    city: 'Portland',
    state: 'OR',
    latitude: 45.5,
    longitude: -122.7,
    population: 1000,
    time_zone: 'America/Los_Angeles',
  }))
  await api.store.owner((tx) => tx.insertInto('place').values(rows).execute())
}

/** Links cards of the test vault, by the names of `envelope`. */
export function linkCards(visitor: Browser, names: readonly string[], headers: Readonly<Record<string, string>> = {}) {
  const creditCards = names.map((name) => ({ encryptedCardNumber: envelope(name), lastFour: '4242' }))
  return visitor.call(endpoints.saveCards, { body: { creditCards, directFileFeedOptIn: true } }, headers)
}
