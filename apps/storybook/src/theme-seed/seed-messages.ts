import * as v from 'valibot'

import { MOST_CHARACTERS } from './seed-rules.ts'

/** The path of the development server that reads and writes seeds; a partner's id follows. */
export const SEED_PATH = '/__theme-seed'
/** The header that carries the server's token. */
export const TOKEN_HEADER = 'x-theme-seed'

/** By path; a few characters more than are valid, so that the answer is the rule's own message. */
const texts = v.record(v.string(), v.pipe(v.string(), v.maxLength(MOST_CHARACTERS * 4)))

export const saveSchema = v.strictObject({ version: v.string(), texts })

/** The seed in the partner's file, and the token with which it may be saved. */
export const openedSchema = v.strictObject({ version: v.string(), texts, token: v.string() })
export type OpenedSeed = v.InferOutput<typeof openedSchema>

export const savedSchema = v.strictObject({ version: v.string(), texts })

/** Why nothing was saved: a sentence, what each field has wrong, and the pairs that miss their contrast. */
export const refusalSchema = v.strictObject({
  kind: v.string(),
  problem: v.string(),
  issues: v.optional(v.record(v.string(), v.string())),
  pairs: v.optional(v.array(v.string())),
})
export type Refusal = v.InferOutput<typeof refusalSchema>
