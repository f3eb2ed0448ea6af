import { randomUUID } from 'node:crypto'

import { endpoints, IDEMPOTENCY_HEADER } from '@dining/contract'
import * as v from 'valibot'

import type { Browser, Reply } from '../../testing/browser.ts'
import { envelope } from '../../testing/test-vault.ts'
import { NoAnswer } from './remote.ts'

/** What a writer has recorded of its own writes. A write without a response may be stored or not; all others are certain. */
export interface Ledger {
  /** Addresses whose call got a response. */
  readonly prospects: Set<string>
  /** Number of impressions with a response, and of those without. */
  impressions: number
  doubtfulImpressions: number
  /** Names of cards that are linked, and of those that were linked once. */
  readonly linked: Set<string>
  readonly unlinked: Set<string>
  /** Saves without an answer, to be sent again with their key. */
  readonly openSaves: Map<string, string>
  /** Number in the profile. */
  profile: number
  doubtfulProfile: number | null
}

export interface Writer {
  readonly ledger: Ledger
  /** Number of responses so far. */
  readonly answered: () => number
  /** Writes continuously; resolves when a call gets no response. */
  readonly write: () => Promise<void>
  /** After a start: data of the API that contradicts its responses. Resolves writes without a response. */
  readonly check: () => Promise<readonly string[]>
  /** Sends saves without a response again, twice. @returns errors of the responses */
  readonly repeat: () => Promise<readonly string[]>
}

const cardsSchema = v.array(v.object({ id: v.string(), description: v.string() }))
const memberSchema = v.object({ firstName: v.string() })
/** Number of cards at which a writer unlinks one, well below a member's maximum. */
const MANY = 6

/** Tries of a call that meets a slow vault or database. */
const PATIENCE = 5

const expectOk = (reply: Reply): Reply => {
  // The database is too slow for the API on a slow machine: whether the write was done is unknown.
  if (reply.status >= 500) throw new NoAnswer(`answered ${reply.status}`)
  if (reply.status !== 200) throw new Error(`answered ${reply.status} ${reply.problem.code}`)
  return reply
}

/**
 * Writes of every kind, one after the other, each with a unique mark.
 * @param visitor signed in
 */
export function createWriter(visitor: Browser, name: string): Writer {
  const ledger: Ledger = {
    prospects: new Set(),
    impressions: 0,
    doubtfulImpressions: 0,
    linked: new Set(),
    unlinked: new Set(),
    openSaves: new Map(),
    profile: 0,
    doubtfulProfile: null,
  }
  let count = 0
  let answered = 0
  const read = async (call: () => Promise<Reply>) => {
    let reply = await call()
    for (let tries = 1; reply.status >= 500 && tries < PATIENCE; tries++) reply = await call()
    return expectOk(reply).body
  }
  const cards = async () => v.parse(cardsSchema, await read(() => visitor.call(endpoints.getCards, {})))
  const save = (card: string, key: string) => linkCardNamed(visitor, card, key)

  const keepProspect = async () => {
    const email = `${name}-${count}@mail.example`
    expectOk(await visitor.call(endpoints.createProspect, { body: { email } }))
    ledger.prospects.add(email)
  }
  const recordImpression = async () => {
    ledger.doubtfulImpressions += 1
    const one = { channel: 'web', dateTime: '2026-06-15T12:00:00.000Z', userAgent: 'x', placement: 'home' } as const
    expectOk(await visitor.call(endpoints.recordImpressions, { body: [one] }))
    ledger.doubtfulImpressions -= 1
    ledger.impressions += 1
  }
  const saveProfile = async () => {
    ledger.doubtfulProfile = count
    expectOk(await visitor.call(endpoints.updateMember, { body: { firstName: `n${count}` } }))
    ledger.doubtfulProfile = null
    ledger.profile = count
  }
  const linkCard = async () => {
    const card = `${name}-${count}`
    const key = randomUUID()
    ledger.openSaves.set(card, key)
    const reply = await save(card, key)
    // Its call to the vault took too long: nothing has been done, and it is sent again later.
    if (reply.status === 503) return
    expectOk(reply)
    ledger.openSaves.delete(card)
    ledger.linked.add(card)
  }
  const unlinkCard = async () => {
    const [, oldest] = ledger.linked
    if (ledger.linked.size < MANY || oldest === undefined) return
    const card = (await cards()).find(({ description }) => description === oldest)
    // Uncertain until there is a response; `check` reads the result.
    expectOk(await visitor.call(endpoints.deleteCard, { query: { id: card?.id ?? '' } }))
    ledger.linked.delete(oldest)
    ledger.unlinked.add(oldest)
  }
  const steps = [keepProspect, linkCard, recordImpression, saveProfile, linkCard, unlinkCard, unlinkCard]

  return {
    ledger,
    answered: () => answered,
    async write() {
      try {
        for (;;) {
          count += 1
          await steps[count % steps.length]?.()
          answered += 1
        }
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
      }
    },
    async check() {
      const { firstName } = v.parse(memberSchema, await read(() => visitor.call(endpoints.getMember, {})))
      const profiles = [ledger.profile, ...(ledger.doubtfulProfile === null ? [] : [ledger.doubtfulProfile])].map((number) => `n${number}`)
      const faults = profiles.includes(firstName) ? [] : [`${name}: the profile says ${firstName}, not ${profiles.join(' or ')}`]
      ledger.profile = Number(firstName.slice(1))
      ledger.doubtfulProfile = null

      const shown = (await cards()).map(({ description }) => description)
      const inDoubt = new Set(ledger.openSaves.keys())
      const missing = [...ledger.linked].filter((card) => !shown.includes(card))
      // At most the one that was being unlinked.
      const [, oldest] = ledger.linked
      if (missing.some((card) => card !== oldest)) faults.push(`${name}: cards ${missing.join(', ')} are gone`)
      for (const card of missing) if (ledger.linked.delete(card)) ledger.unlinked.add(card)
      const strange = shown.filter((card, at) => shown.indexOf(card) !== at || (!ledger.linked.has(card) && !inDoubt.has(card)))
      if (strange.length > 0) faults.push(`${name}: cards ${strange.join(', ')} are there twice or again`)
      return faults
    },
    async repeat() {
      const faults: string[] = []
      for (const [card, key] of ledger.openSaves) {
        let first = await save(card, key)
        for (let tries = 1; first.status >= 500 && tries < PATIENCE; tries++) first = await save(card, key)
        let second = await save(card, key)
        for (let tries = 1; second.status >= 500 && tries < PATIENCE; tries++) second = await save(card, key)
        if (first.status !== 200) faults.push(`${name}: the save of ${card} again answers ${first.status} ${first.problem.code}`)
        if (JSON.stringify(first.body) !== JSON.stringify(second.body)) faults.push(`${name}: two answers for ${card}`)
        ledger.openSaves.delete(card)
        ledger.linked.add(card)
      }
      return faults
    },
  }
}

/** Links a card that is listed under its name. */
export const linkCardNamed = (visitor: Browser, card: string, key: string) =>
  visitor.call(
    endpoints.saveCards,
    { body: { creditCards: [{ encryptedCardNumber: envelope(card), lastFour: '4242', description: card }], directFileFeedOptIn: true } },
    { [IDEMPOTENCY_HEADER]: key },
  )
