import { randomBytes } from 'node:crypto'

import { COOKIES, type Browser, type Reply } from '@dining/api/testing'
import { cardRegistrationsSchema, endpoints, IDEMPOTENCY_HEADER } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'
import fc from 'fast-check'
import * as v from 'valibot'

import { sealCard, type CardPage } from './card.ts'

/** A visitor with an address of their own. */
export interface Visitor {
  readonly visitor: Browser
  /** Headers with the address of the caller. */
  readonly from: Readonly<Record<string, string>>
}

/** Throws unless the call was answered with 200. */
export function succeeded(reply: Reply): Reply {
  if (reply.status !== 200) throw new Error(`The API answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply
}

type Card = Awaited<ReturnType<typeof sealCard>>

/** Links a card; the time of this call is measured. */
export function sendCard(visitor: Browser, from: Visitor['from'], card: Card): Promise<Reply> {
  return visitor.call(
    endpoints.saveCards,
    { body: { creditCards: [card], directFileFeedOptIn: true } },
    { ...from, [IDEMPOTENCY_HEADER]: randomBytes(16).toString('hex') },
  )
}

export const saveCard = async (visitor: Browser, from: Visitor['from'], page: CardPage) =>
  succeeded(await sendCard(visitor, from, await sealCard(page)))

export function savedId({ body }: Reply): string {
  const id = v.parse(cardRegistrationsSchema, body).cardRegistration[0]?.memberCard?.id
  if (id === undefined) throw new Error('no card was saved')
  return id
}

/** A visitor who has just joined, with the fields of this partner's form. */
export async function joined({ features: { partnerNumber } }: Partner, { visitor, from }: Visitor) {
  const unique = randomBytes(8).toString('hex')
  // The password must not contain a part of the email address.
  const password = randomBytes(8).toString('hex')
  const number =
    partnerNumber === false ? {} : { partnerNumber: fc.sample(fc.stringMatching(new RegExp(partnerNumber.pattern)), 1)[0] ?? '' }
  const member = {
    ...number,
    email: `bench-${unique}@example.com`,
    password,
    passwordConfirm: password,
    firstName: 'Bench',
    lastName: 'Member',
    zipCode: '60614',
    smsOptIn: false,
    emailOptIn: true,
  }
  succeeded(await visitor.call(endpoints.signUp, { body: member }, from))
  return { visitor, from, member }
}

/** Leaves the browser with nothing but the id by which its members know it. */
export function forgetSession(visitor: Browser): void {
  for (const name of visitor.cookies.keys()) if (name !== COOKIES.device) visitor.cookies.delete(name)
  visitor.token = undefined
}
