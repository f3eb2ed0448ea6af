import { randomBytes, randomInt, randomUUID } from 'node:crypto'

import { browser, type Browser } from '@dining/api/testing'
import { encryptNumber, type EncryptFor } from '@dining/card-vault/encrypt'
import { newCardNumber } from '@dining/card-vault/testing'
import { endpoints, IDEMPOTENCY_HEADER, type Call, type Endpoint } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'
import fc from 'fast-check'

import type { Ask } from './http.ts'

/** A person of whom every piece of data is unique. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly street: string
  readonly partnerNumber: string | undefined
}

const letters = (length: number) => Array.from({ length }, () => String.fromCharCode(97 + randomInt(26))).join('')

export function newPerson({ features }: Partner): Person {
  return {
    email: `${letters(12)}@example.com`,
    password: `${letters(8)} ${letters(8)}`,
    firstName: `Q${letters(11)}`,
    lastName: `X${letters(11)}`,
    phoneNumber: `2125550${randomInt(100, 999)}`,
    street: `17 ${letters(10)} Lane`,
    partnerNumber:
      features.partnerNumber === false ? undefined : fc.sample(fc.stringMatching(new RegExp(features.partnerNumber.pattern)), 1)[0],
  }
}

/** A visitor of a partner's site. */
export interface Visitor extends Browser {
  /** Calls and reads the answer; throws unless it is 200. */
  readonly must: <E extends Endpoint>(endpoint: E, call: Call<E>, headers?: Readonly<Record<string, string>>) => Promise<unknown>
  /** A page as the browser requests it. */
  readonly page: (path: string) => Promise<Response>
}

export function visitorAt(ask: Ask, partnerId: string): Visitor {
  // The browser requests only text addresses.
  const request = (address: string | URL | Request, init?: RequestInit) =>
    ask(typeof address === 'string' ? address.replace('http://api', '') : '/', init)
  const self = browser({ request }, partnerId)
  return Object.assign(self, {
    must: async <E extends Endpoint>(endpoint: E, call: Call<E>, headers?: Readonly<Record<string, string>>) => {
      const reply = await self.call(endpoint, call, headers)
      if (reply.status !== 200) throw new Error(`${endpoint.name} answered ${reply.status} ${JSON.stringify(reply.body)}`)
      return reply.body
    },
    page: (path: string) => ask(path, { headers: { cookie: [...self.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } }),
  })
}

export const signUp = (visitor: Visitor, person: Person) => {
  const { email, password, partnerNumber, firstName, lastName, phoneNumber } = person
  const body = { email, password, passwordConfirm: password, firstName, lastName, phoneNumber, smsOptIn: true, emailOptIn: true }
  return visitor.must(endpoints.signUp, { body: { ...body, ...(partnerNumber === undefined ? {} : { partnerNumber }) } })
}

export const signIn = (visitor: Visitor, { email, password }: Pick<Person, 'email' | 'password'>) =>
  visitor.call(endpoints.signIn, { body: { email, password, rememberMe: false } })

/** Ends the session; the next call fetches a new token, as the page that a browser loads then does. */
export async function signOut(visitor: Visitor): Promise<void> {
  await visitor.must(endpoints.signOut, {})
  visitor.token = undefined
}

/** A new card as the vault's frame sends it to the page. */
export async function sealCard(askVault: Ask, partnerId: string) {
  const frame = await askVault(`/frame?partner=${partnerId}&nonce=${randomBytes(16).toString('base64url')}&VISA=1`)
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(await frame.text())?.[1] ?? '{}'
  const number = newCardNumber()
  // Written by this project's vault, whose frame reads the same.
  return { number, encryptedCardNumber: await encryptNumber(number, JSON.parse(data) as EncryptFor, Date.now()) }
}

/** Links a card; the same key again is the same call. */
export const linkCard = (visitor: Visitor, card: Awaited<ReturnType<typeof sealCard>>, key: string = randomUUID()) => {
  const creditCards = [{ encryptedCardNumber: card.encryptedCardNumber, lastFour: card.number.slice(-4) }]
  return visitor.call(endpoints.saveCards, { body: { creditCards, directFileFeedOptIn: true } }, { [IDEMPOTENCY_HEADER]: key })
}
