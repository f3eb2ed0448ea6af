import type { ContentSet } from '@dining/contract'
import { CONTENT_COMMENT, fail, mayContainCardNumber, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { commentRepo, type CommentRow } from '../../store/repositories/content-comment.ts'
import { contentRepo } from '../../store/repositories/content.ts'
import type { Tx } from '../../store/tables.ts'
import type { Failure } from '../failure.ts'
import { fieldError } from '../field-error.ts'

/** Comments that are listed; older ones are counted. */
const LISTED = 100

/** An entry of a partner. */
interface EntryName {
  readonly partnerId: string
  readonly set: ContentSet
  readonly slug: string
}

/** Comments on all versions of an entry. */
export interface EntryComments {
  /** The newest 100, the oldest of them first. */
  readonly comments: readonly CommentRow[]
  /** Older ones. */
  readonly more: number
}

export const listComments = ({ store }: Pick<ApiDeps, 'store'>, entry: EntryName): Promise<EntryComments> =>
  store.reading.tenant(entry.partnerId, (tx) => commentsIn(tx, entry))

async function commentsIn(tx: Tx, { partnerId, set, slug }: EntryName): Promise<EntryComments> {
  const repo = commentRepo(tx, partnerId, set, slug)
  const [newest, count] = await Promise.all([repo.newest(LISTED), repo.count()])
  return { comments: newest.toReversed(), more: count - newest.length }
}

/**
 * Adds a comment to a version. The audit trail has who, when and on which version, without the text.
 * @returns the refusal `not-allowed` of one more than a version may have, and `card-number`
 */
export function addComment(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  entry: EntryName,
  { version, text, by }: Pick<CommentRow, 'version' | 'text' | 'by'>,
): Promise<Result<EntryComments, Failure<'not-found' | 'validation-failed'>>> {
  if (mayContainCardNumber(text)) return Promise.resolve(fail({ kind: 'validation-failed', fields: [fieldError('text', 'card-number')] }))
  const { partnerId, set, slug } = entry
  const at = clock()
  return store.tenant(partnerId, async (tx) => {
    const history = await contentRepo(tx, partnerId).history(set, slug)
    if (!history.some((one) => one.version === version)) return fail({ kind: 'not-found' })
    const repo = commentRepo(tx, partnerId, set, slug)
    let isAdded = false
    while (!isAdded) {
      const number = (await repo.lastNumber(version)) + 1
      if (number > CONTENT_COMMENT.max) return fail({ kind: 'validation-failed', fields: [fieldError('text', 'not-allowed')] })
      // Another operator may take the number at the same moment; then the next one is free.
      isAdded = await repo.add({ version, number, text, at, by })
    }
    await recordAudit(tx, partnerId, { kind: 'comment-added', memberId: null, at, detail: { set, slug, version, by } })
    return succeed(await commentsIn(tx, entry))
  })
}
