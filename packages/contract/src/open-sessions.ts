import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

const openSessionSchema = v.object({
  /** Names the session in `endSession`; it is of no use for anything else. */
  id: v.string(),
  /** Browser and system that started it, such as "Safari on iOS"; null if unknown. */
  device: v.nullable(v.string()),
  /** ISO times. The last call is known to the minute; of a remembered session it is the start. */
  startedAt: v.string(),
  lastUsedAt: v.string(),
  /** Whether it is the caller's own. */
  isCurrent: v.boolean(),
  /** Whether the member asked to stay signed in (AUTH-06). */
  isRemembered: v.boolean(),
})
export type OpenSession = v.InferOutput<typeof openSessionSchema>

const openSessionsSchema = v.object({
  /** The caller's own first, then the one used last. */
  sessions: v.array(openSessionSchema),
})

export const getOpenSessions = endpoint('getOpenSessions', {
  method: 'GET',
  path: '/api/Member/Sessions',
  summary: 'Where the member is signed in',
  answer: openSessionsSchema,
  session: 'required',
})

export const endOpenSession = endpoint('endOpenSession', {
  method: 'DELETE',
  path: '/api/Member/Sessions/:sessionId',
  summary: 'Ends another session of the member; one that has ended changes nothing',
  params: v.object({ sessionId: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)) }),
  answer: openSessionsSchema,
  session: 'required',
})

export const endOtherSessions = endpoint('endOtherSessions', {
  method: 'DELETE',
  path: '/api/Member/Sessions',
  summary: 'Ends every session of the member except the caller’s',
  answer: openSessionsSchema,
  session: 'required',
})
