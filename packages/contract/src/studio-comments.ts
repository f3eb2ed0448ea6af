import { CONTENT_COMMENT } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { ofEntry } from './studio-entry.ts'

/** Without control characters other than lines and tabs. */
const PLAIN_TEXT = /^(?:\P{Cc}|[\n\r\t])*$/u

/** A comment of an operator on a version: plain text, which no page of the site shows. */
const commentSchema = v.object({
  /** Of the version, from 1 on. */
  number: v.number(),
  version: v.number(),
  text: v.string(),
  at: v.string(),
  by: v.string(),
})
export type ContentComment = v.InferOutput<typeof commentSchema>

/** The comments on all versions of an entry. */
const commentsSchema = v.object({
  /** The newest 100, the oldest of them first. */
  comments: v.array(commentSchema),
  /** Older comments that are not in `comments`. */
  more: v.number(),
})

const listComments = endpoint('listComments', {
  method: 'GET',
  path: '/api/studio/partners/:partner/entries/:set/:slug/comments',
  summary: 'What operators remarked on the versions of an entry; the newest 100',
  params: ofEntry,
  answer: commentsSchema,
  session: 'required',
})

const addComment = endpoint('addComment', {
  method: 'POST',
  path: '/api/studio/partners/:partner/entries/:set/:slug/comments',
  summary: 'Adds a comment to a version; at most 50 on one version; recorded in the audit trail without the text',
  params: ofEntry,
  body: v.object({
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(CONTENT_COMMENT.maxLength), v.regex(PLAIN_TEXT)),
  }),
  answer: commentsSchema,
  errors: ['not-found', 'validation-failed'],
  session: 'required',
})

/** The calls of the studio about comments. */
export const commentEndpoints = { listComments, addComment } as const
