import { REVIEW_STARS } from '@dining/domain'
import * as v from 'valibot'

import { changeEntry, readEntry, removeEntry } from './database.ts'
import { MAX_UNSENT } from './limits.ts'

const common = {
  id: v.string(),
  /** The member who did it: it is sent for no other. */
  publicId: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Whether it may have been sent already, without an answer. */
  isTried: v.boolean(),
  /** Why the server refused it: the code of the problem, or the outcome. It is not sent again. */
  refused: v.optional(v.string()),
}

const unsentSchema = v.array(
  v.variant('kind', [
    v.object({ ...common, kind: v.literal('favorite'), merchantId: v.string(), name: v.string(), saved: v.boolean() }),
    v.object({
      ...common,
      kind: v.literal('review'),
      txnId: v.string(),
      name: v.string(),
      stars: v.picklist(REVIEW_STARS),
      review: v.string(),
      showName: v.boolean(),
    }),
    v.object({
      ...common,
      kind: v.literal('missing-dine'),
      merchantId: v.string(),
      name: v.string(),
      dinedOn: v.string(),
      amountCents: v.number(),
      lastFour: v.string(),
      note: v.string(),
    }),
  ]),
)
/** An action of a member without a connection: a heart, a review, or a report of a missing dine. `name` is the restaurant's. */
export type Unsent = v.InferOutput<typeof unsentSchema>[number]
type Without<Names extends PropertyKey, T> = T extends unknown ? Omit<T, Names> : never
export type UnsentAction = Without<'id' | 'publicId' | 'at' | 'isTried' | 'refused', Unsent>

/** What cannot be read is of another version of the site, and could not be sent. */
function parse(entry: unknown): readonly Unsent[] {
  const parsed = v.safeParse(unsentSchema, entry)
  return parsed.success ? parsed.output : []
}

const CHANNEL = 'unsent'
let opened: BroadcastChannel | undefined
const reporting = () => (typeof BroadcastChannel === 'undefined' ? undefined : (opened ??= new BroadcastChannel(CHANNEL)))
/** Reports a change to whatever watches the list, in this tab and the others. */
const report = (): void => reporting()?.postMessage(null)

/** Calls when the list changes, in this tab or another. @returns ends it */
export function watchUnsent(call: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', call)
  return () => channel.close()
}

/** What the member has done without a connection, the first action first. */
export async function readUnsent(publicId: string): Promise<readonly Unsent[]> {
  return parse(await readEntry('unsent')).filter((one) => one.publicId === publicId)
}

/** Whether an action replaces another: what is said last about a restaurant, or a dine, counts. */
const isSame = (a: UnsentAction, b: UnsentAction) =>
  a.kind === 'review' && b.kind === 'review'
    ? a.txnId === b.txnId
    : a.kind === 'missing-dine' && b.kind === 'missing-dine'
      ? a.merchantId === b.merchantId && a.dinedOn === b.dinedOn
      : a.kind === 'favorite' && b.kind === 'favorite' && a.merchantId === b.merchantId

/**
 * Keeps an action until there is a connection. A heart that is pressed twice leaves nothing to send.
 * @param isTried whether the server may have got it already, without an answer
 * @returns whether it is kept; false if the browser keeps nothing, or too many wait
 */
export async function addUnsent(publicId: string, action: UnsentAction, isTried = false): Promise<boolean> {
  try {
    let isKept = true
    await changeEntry('unsent', (before) => {
      const all = parse(before)
      const same = all.find((one) => one.publicId === publicId && isSame(one, action))
      const rest = all.filter((one) => one !== same)
      const isUndone = same?.kind === 'favorite' && action.kind === 'favorite' && same.saved !== action.saved && !same.isTried
      isKept = isUndone || rest.length < MAX_UNSENT
      if (!isKept) return all
      return isUndone ? rest : [...rest, { ...action, id: crypto.randomUUID(), publicId, at: Date.now(), isTried }]
    })
    await removeIfEmpty()
    report()
    return isKept
  } catch {
    return false
  }
}

/** Marks an action as one that the server may have got. @returns whether it is still to be sent: it may have been cancelled */
export async function startSending(id: string): Promise<boolean> {
  const all = await changeEntry('unsent', (before) => parse(before).map((one) => (one.id === id ? { ...one, isTried: true } : one)))
  return all.some((one) => one.id === id)
}

export async function refuseUnsent(id: string, refused: string): Promise<void> {
  await changeEntry('unsent', (before) => parse(before).map((one) => (one.id === id ? { ...one, refused } : one)))
  report()
}

/** Removes an action that is sent or cancelled. */
export async function removeUnsent(id: string): Promise<void> {
  await changeEntry('unsent', (before) => parse(before).filter((one) => one.id !== id))
  await removeIfEmpty()
  report()
}

/** Removes the change of a restaurant's heart that waits, since a later one has reached the server. */
export async function removeHeart(publicId: string, merchantId: string): Promise<void> {
  const all = await readUnsent(publicId)
  const heart = all.find((one) => one.kind === 'favorite' && one.merchantId === merchantId)
  if (heart) await removeUnsent(heart.id)
}

/** Removes the actions of other members: this device shows and sends nothing of them. */
export async function removeUnsentOfOthers(publicId: string): Promise<void> {
  if (parse(await readEntry('unsent')).every((one) => one.publicId === publicId)) return
  await changeEntry('unsent', (before) => parse(before).filter((one) => one.publicId === publicId))
  await removeIfEmpty()
}

async function removeIfEmpty(): Promise<void> {
  const entry = await readEntry('unsent')
  if (entry !== undefined && parse(entry).length === 0) await removeEntry('unsent')
}

/** How many actions wait, of any member: a sign-out removes them. Refused ones are not lost by it. */
export async function countUnsent(): Promise<number> {
  return parse(await readEntry('unsent')).filter(({ refused }) => refused === undefined).length
}

/** Removes what waits, of any member: at a sign-out, and at the end of a session. */
export const removeUnsentOfAll = (): Promise<void> => removeEntry('unsent')
