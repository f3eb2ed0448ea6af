import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { base, changeSchema, fieldsSchema, noteSchema, ofEntry, timestampSchema } from './studio-entry.ts'

const askApproval = endpoint('askApproval', {
  method: 'POST',
  path: '/api/studio/partners/:partner/entries/:set/:slug/ask-approval',
  summary: 'Asks another publisher to publish the newest version, these fields, or those of an older version; now or from a time on',
  params: ofEntry,
  body: v.object({ ...base, at: v.nullable(timestampSchema), fields: v.optional(fieldsSchema), version: v.optional(v.number()) }),
  answer: changeSchema,
  session: 'required',
})

const approveContent = endpoint('approveContent', {
  method: 'POST',
  path: '/api/studio/partners/:partner/entries/:set/:slug/approve',
  summary: 'Publishes or schedules the newest version as its author asked; refused for everyone who wrote it or asked',
  params: ofEntry,
  body: v.object(base),
  answer: changeSchema,
  session: 'required',
})

const sendContentBack = endpoint('sendContentBack', {
  method: 'POST',
  path: '/api/studio/partners/:partner/entries/:set/:slug/send-back',
  summary: 'Sends the newest version back to its author with a note',
  params: ofEntry,
  body: v.object({ ...base, note: v.pipe(noteSchema, v.nonEmpty()) }),
  answer: changeSchema,
  session: 'required',
})

/** Calls about the approval of content by a second operator. */
export const approvalEndpoints = { askApproval, approveContent, sendContentBack } as const
