import { readContentSet, type ContentFile } from '@dining/copy-engine/content'
import { CONTENT_SETS } from '@dining/domain'
import * as v from 'valibot'

import type { PartnerIssue } from '../check/partner-issue.ts'
import { suggest } from '../check/suggest.ts'

const fileSchema = v.object({
  set: v.picklist(CONTENT_SETS, 'is no content set'),
  entries: v.array(
    v.object({
      slug: v.pipe(v.string(), v.nonEmpty()),
      status: v.picklist(['published', 'draft']),
      fields: v.record(v.string(), v.unknown()),
    }),
  ),
})

export interface ContentFileRead {
  /** Null if the file has issues. */
  readonly file: ContentFile | null
  readonly issues: readonly PartnerIssue[]
}

/** A content file in the format of its set, or all its issues; a value that a page would drop is an issue here. */
export function checkContentFile(location: string, input: unknown): ContentFileRead {
  const read = v.safeParse(fileSchema, input)
  if (!read.success) return { file: null, issues: read.issues.map((issue) => shapeIssue(location, input, issue)) }
  const { set, entries } = read.output
  const { dropped } = readContentSet(set, { data: entries })
  // A published entry may have a draft beside it.
  const slugs = entries.map(({ slug, status }) => `${slug}, ${status}`)
  const issues = [
    ...dropped.map(({ path, reason }) => ({
      location: `${location}: ${path.replace(/^data/u, 'entries')}`,
      problem: reason,
      remedy: 'Correct it. Pages leave it out.',
    })),
    ...slugs
      .filter((slug, at) => slugs.indexOf(slug) !== at)
      .map((slug) => ({
        location: `${location}: ${slug}`,
        problem: 'two entries have the same slug and status',
        remedy: 'Make them different.',
      })),
  ]
  return { file: issues.length > 0 ? null : read.output, issues }
}

function shapeIssue(location: string, input: unknown, issue: v.BaseIssue<unknown>): PartnerIssue {
  const set = typeof input === 'object' && input !== null && 'set' in input ? String(input.set) : ''
  const at = v.getDotPath(issue)
  const meant = at === 'set' ? suggest(set, CONTENT_SETS) : undefined
  const remedy =
    meant === undefined ? 'Export { set, entries: [{ slug, status, fields }] } as default.' : `Did you mean the set "${meant}"?`
  return { location: `${location}: ${at ?? 'default export'}`, problem: issue.message, remedy }
}
