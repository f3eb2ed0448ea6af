import * as v from 'valibot'

/** The request of `cards release` to the process that owns the data. */
export const requestSchema = v.object({
  partnerId: v.string(),
  member: v.nullable(v.string()),
  lastFour: v.nullable(v.string()),
  token: v.nullable(v.string()),
  reason: v.string(),
})
export type CardsReleaseRequest = v.InferOutput<typeof requestSchema>
