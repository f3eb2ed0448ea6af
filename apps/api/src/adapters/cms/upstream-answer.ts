import type { ContentEntry } from '@dining/contract'
import * as v from 'valibot'

import { ContentFault } from './content-fault.ts'

/** A page of a set as the service answers it; each entry is looked at by itself, so that a broken one breaks no other. */
const answerSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.optional(v.object({ next_page: v.optional(v.nullable(v.number())) }), {}),
})

const entrySchema = v.object({
  slug: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  fields: v.record(v.string(), v.unknown()),
  status: v.optional(v.string(), 'published'),
})

export interface AnswerPage {
  readonly entries: readonly ContentEntry[]
  /** Entries that are none: without a slug or fields. */
  readonly broken: number
  readonly nextPage: number | null
}

/**
 * Reads a page of an answer.
 * @param drafts are they asked for? Without, what is no longer or not yet published does not count, whoever sends it
 * @throws ContentFault when it is no answer of a content service
 */
export function readAnswerPage(raw: unknown, drafts: boolean): AnswerPage {
  const answer = v.safeParse(answerSchema, raw)
  if (!answer.success) throw new ContentFault('wrong-shape')
  const { data, meta } = answer.output
  const read = data.map((one) => v.safeParse(entrySchema, one))
  const entries = read.flatMap(({ success, output }) =>
    success && (drafts || output.status === 'published') ? [{ slug: output.slug, fields: output.fields }] : [],
  )
  return { entries, broken: read.filter(({ success }) => !success).length, nextPage: meta.next_page ?? null }
}
