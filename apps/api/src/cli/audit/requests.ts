import * as v from 'valibot'

/** The most events of one page. */
export const MOST = 1000

const optionalText = v.optional(v.string())

/** The last event of a page, as the command prints it: `<time>/<id>`. */
export const cursorSchema = v.object({ at: v.pipe(v.string(), v.isoTimestamp()), id: v.string() })

/** The request of `audit` to the process that owns the data. */
export const listSchema = v.object({
  partnerId: optionalText,
  actor: optionalText,
  memberId: optionalText,
  kind: optionalText,
  from: optionalText,
  to: optionalText,
  text: optionalText,
  after: v.optional(cursorSchema),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
  json: v.boolean(),
})
export type AuditListRequest = v.InferOutput<typeof listSchema>

const headSchema = v.object({ partnerId: v.string(), number: v.number(), hash: v.string() })
/** The request of `audit verify`. */
export const verifySchema = v.object({ expect: v.array(headSchema), json: v.boolean() })
export type AuditVerifyRequest = v.InferOutput<typeof verifySchema>
