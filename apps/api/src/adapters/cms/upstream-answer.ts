import type { ContentEntry } from '@dining/contract'
import * as v from 'valibot'

import { ContentFault } from './content-fault.ts'

/** A page of a set as the service returns it. Each entry is parsed separately, so that an invalid one does not affect the others. */
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
  /** Number of invalid entries: without a slug or fields. */
  readonly broken: number
  readonly nextPage: number | null
}

/**
 * Parses a page of a response.
 * @param drafts whether drafts are requested; if false, entries that are not currently published are ignored even if the service sends them
 * @throws ContentFault if it is not the response of a content service
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
