import { merchantDetailSchema } from '@dining/contract'
import { TIER_LEVELS } from '@dining/domain'
import * as v from 'valibot'

import { changeEntry, readEntry, removeEntry } from './database.ts'

const VERSION = 1

/** What of a member is kept beside the restaurants: no name, address or card. It ends with the session. */
const ownSchema = v.object({
  version: v.literal(VERSION),
  publicId: v.string(),
  tierLevel: v.picklist(TIER_LEVELS),
  hasCard: v.boolean(),
  /** Ids of saved restaurants, the one saved last first. */
  favorites: v.array(v.string()),
  /** Saved restaurants that are not among those around the place. */
  merchants: v.array(merchantDetailSchema),
  /** Bytes of them, as JSON. */
  bytes: v.number(),
  /** Texts that the member has searched, the last one first. */
  searches: v.pipe(v.array(v.string()), v.maxLength(10)),
  /** This month's use of limited offers, by restaurant. */
  uses: v.record(v.string(), v.object({ visitsThisMonth: v.number(), spendCentsThisMonth: v.number() })),
  /** ISO month of these uses: 2026-11. */
  month: v.string(),
})
export type KeptOwn = v.InferOutput<typeof ownSchema>

/** @returns null if nothing is kept, or it is of another version */
export async function readOwn(): Promise<KeptOwn | null> {
  const parsed = v.safeParse(ownSchema, await readEntry('own'))
  return parsed.success ? parsed.output : null
}

/** @throws if the browser does not keep it */
export const writeOwn = (own: Omit<KeptOwn, 'version'>): Promise<KeptOwn> =>
  changeEntry('own', (): KeptOwn => ({ ...own, version: VERSION }))

export const removeOwn = (): Promise<void> => removeEntry('own')
