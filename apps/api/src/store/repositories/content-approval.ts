import { CONTENT_SETS, type ContentSet } from '@dining/contract'
import type { Selectable } from 'kysely'

import type { ApprovalKind, ContentEntryApprovalTable } from '../tables/content.ts'
import type { Tx } from '../tables.ts'
import { flagOverrides } from './feature-flag.ts'

/** A step of the approval of a version; steps are never changed. */
export interface ApprovalStep {
  readonly set: ContentSet
  readonly slug: string
  /** From 1 on, within the entry. */
  readonly step: number
  readonly kind: ApprovalKind
  /** The version that it is about. */
  readonly version: number
  /** When the version is to be public; null at once. */
  readonly publishAt: Date | null
  /** Who wrote the words or asked, and therefore cannot approve. */
  readonly writers: readonly string[]
  readonly at: Date
  readonly by: string
  readonly note: string
}

/** Approvals of the content of one partner. */
export function approvalRepo(tx: Tx, partnerId: string) {
  const steps = () => tx.selectFrom('content_entry_approval').selectAll().where('partner_id', '=', partnerId)
  return {
    /** The steps of an entry, newest first. */
    steps: async (set: ContentSet, slug: string) =>
      (await steps().where('set_name', '=', set).where('slug', '=', slug).orderBy('step', 'desc').execute()).flatMap(asStep),

    /** The newest step of each entry that has one. */
    newestOfAll: async () =>
      (await steps().distinctOn(['set_name', 'slug']).orderBy('set_name').orderBy('slug').orderBy('step', 'desc').execute()).flatMap(
        asStep,
      ),

    /** @returns false if another operator has added this step meanwhile; then nothing is added */
    add: async ({ set, publishAt, writers, at, by, ...rest }: ApprovalStep): Promise<boolean> => {
      const { numInsertedOrUpdatedRows: added } = await tx
        .insertInto('content_entry_approval')
        .values({
          partner_id: partnerId,
          set_name: set,
          publish_at: publishAt,
          writers: JSON.stringify(writers),
          done_at: at,
          done_by: by,
          ...rest,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return added === 1n
    },

    /** Whether the partner's switch `fourEyes` is on: nothing is published without the approval of a second operator. */
    isRequired: async () => (await flagOverrides(tx, partnerId)).some(({ name, value }) => name === 'fourEyes' && value === true),
  }
}

/** Nothing for a row of a set that is unknown to this version. */
function asStep(row: Selectable<ContentEntryApprovalTable>): readonly ApprovalStep[] {
  const set = CONTENT_SETS.find((name) => name === row.set_name)
  if (!set) return []
  const { slug, step, kind, version, publish_at: publishAt, writers, done_at: at, done_by: by, note } = row
  return [{ set, slug, step, kind, version, publishAt, writers, at, by, note }]
}
