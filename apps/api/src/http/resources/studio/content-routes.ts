import type { ContentSet } from '@dining/contract'
import { studioEndpoints, type ContentChange } from '@dining/contract/studio'
import { fail, succeed, type Result } from '@dining/domain'
import { checkWords } from '@dining/partner-kit/check'

import type { Failure } from '../../../use-cases/failure.ts'
import type { ContentVersion } from '../../../store/repositories/content.ts'
import type { ContentRefusal } from '../../../use-cases/content/entry-rules.ts'
import { approve, askApproval, sendBack } from '../../../use-cases/content/approve-entry.ts'
import { addComment, listComments, type EntryComments } from '../../../use-cases/content/comments.ts'
import { listCalendar } from '../../../use-cases/content/list-calendar.ts'
import { makePreviewLink } from '../../../use-cases/content/make-preview-link.ts'
import { PREVIEW_MS } from '../../../use-cases/content/preview-link.ts'
import { listEntries, readEntry } from '../../../use-cases/content/read-entries.ts'
import { searchEntries } from '../../../use-cases/content/search-entries.ts'
import {
  cancelSchedule,
  publish,
  reschedule,
  rollback,
  saveDraft,
  schedule,
  unpublish,
  type ChangeTarget,
} from '../../../use-cases/content/write-entry.ts'
import type { Api } from '../../api.ts'
import { presentHistory, presentRefusal, presentState, presentTokens } from './content-presenter.ts'
import { registerStudio } from './studio-pipeline.ts'

/** Content that operators write: entries of their partners, with every version. */
export function contentWritingRoutes(api: Api): void {
  const { deps } = api

  const historyOf = async (partnerId: string, set: ContentSet, slug: string) =>
    presentHistory(await readEntry(deps, partnerId, set, slug), deps.clock())

  /** The result of a use case, with the current entry. */
  async function changeOf(
    { partnerId, set, slug }: ChangeTarget,
    result: Result<ContentVersion, ContentRefusal>,
  ): Promise<Result<ContentChange, Failure>> {
    if (result.ok) return succeed({ kind: 'done', ...(await historyOf(partnerId, set, slug)) })
    const refusal = result.error
    if (refusal.kind === 'not-found') return fail({ kind: 'not-found' })
    if (refusal.kind === 'newer-version') return succeed({ kind: 'newer', ...(await historyOf(partnerId, set, slug)) })
    return succeed({ kind: 'refused', findings: presentRefusal(refusal) })
  }

  interface Asked {
    readonly partner: { readonly program: { readonly id: string } }
    readonly params: { readonly set: ContentSet; readonly slug: string }
    readonly operator: { readonly email: string }
    readonly body: { readonly base: number | null; readonly note: string }
  }
  const orderOf = ({ partner, params, operator, body }: Asked): ChangeTarget => ({
    partnerId: partner.program.id,
    set: params.set,
    slug: params.slug,
    by: operator.email,
    note: body.note,
    // An editor always sends the version that they see; 0 if there is none yet.
    base: body.base ?? 0,
  })

  registerStudio(api, studioEndpoints.listContent, async ({ partner }) => {
    const entries = await listEntries(deps, partner.program.id)
    return succeed({ entries: entries.map(presentState), tokens: presentTokens(partner) })
  })

  registerStudio(api, studioEndpoints.searchContent, async ({ partner, query }) => {
    const { total, found } = await searchEntries(deps, partner.program.id, query.q)
    return succeed({ total, found: found.map(({ entry, ...rest }) => ({ entry: presentState(entry), ...rest })) })
  })

  registerStudio(api, studioEndpoints.listCalendar, async ({ partner, query }) => {
    const events = await listCalendar(deps, partner.program.id, new Date(query.from), new Date(query.to))
    return succeed({ events: events.map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest })) })
  })

  registerStudio(api, studioEndpoints.getContentEntry, async ({ partner, params }) =>
    succeed(await historyOf(partner.program.id, params.set, params.slug)),
  )

  registerStudio(api, studioEndpoints.saveContentDraft, async (input) => {
    const order = orderOf(input)
    return changeOf(order, await saveDraft(deps, { ...order, fields: input.body.fields }))
  })

  registerStudio(api, studioEndpoints.publishContent, async (input) => {
    const { at, fields } = input.body
    const order = { ...orderOf(input), ...(fields === undefined ? {} : { fields }) }
    return changeOf(order, await (at === null ? publish(deps, order) : schedule(deps, { ...order, publishAt: new Date(at) })))
  })

  registerStudio(api, studioEndpoints.cancelContentSchedule, async (input) => {
    const order = orderOf(input)
    return changeOf(order, await cancelSchedule(deps, { ...order, version: input.body.version }))
  })

  registerStudio(api, studioEndpoints.rescheduleContent, async (input) => {
    const { at, version } = input.body
    const order = orderOf(input)
    return changeOf(order, await reschedule(deps, { ...order, version, publishAt: new Date(at) }))
  })

  registerStudio(api, studioEndpoints.unpublishContent, async (input) => {
    const order = orderOf(input)
    return changeOf(order, await unpublish(deps, order))
  })

  registerStudio(api, studioEndpoints.rollBackContent, async (input) => {
    const order = orderOf(input)
    return changeOf(order, await rollback(deps, { ...order, toVersion: input.body.version }))
  })

  registerStudio(api, studioEndpoints.askApproval, async (input) => {
    const { at, fields, version } = input.body
    const order = { ...orderOf(input), publishAt: at === null ? null : new Date(at), ...(fields === undefined ? {} : { fields }) }
    return changeOf(order, await askApproval(deps, version === undefined ? order : { ...order, fromVersion: version }))
  })

  registerStudio(api, studioEndpoints.approveContent, async (input) => {
    const order = orderOf(input)
    return changeOf(order, await approve(deps, order))
  })

  registerStudio(api, studioEndpoints.sendContentBack, async (input) => {
    const order = orderOf(input)
    return changeOf(order, await sendBack(deps, order))
  })

  const commentsOf = ({ comments, more }: EntryComments) => ({
    comments: comments.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    more,
  })
  registerStudio(api, studioEndpoints.listComments, async ({ partner, params: { set, slug } }) =>
    succeed(commentsOf(await listComments(deps, { partnerId: partner.program.id, set, slug }))),
  )

  registerStudio(api, studioEndpoints.addComment, async ({ partner, params: { set, slug }, operator, body }) => {
    const added = await addComment(deps, { partnerId: partner.program.id, set, slug }, { ...body, by: operator.email })
    return added.ok ? succeed(commentsOf(added.value)) : added
  })

  registerStudio(api, studioEndpoints.checkContent, async ({ partner, params, body }) =>
    succeed({ findings: [...checkWords({ partner, set: params.set, slug: params.slug, fields: body.fields, listsTokens: true })] }),
  )

  registerStudio(api, studioEndpoints.createPreviewLink, async ({ partner, body }) => {
    const { id } = partner.program
    if (!partner.features.cmsPreview) return fail({ kind: 'forbidden' })
    const until = new Date(deps.clock().getTime() + PREVIEW_MS)
    const url = await makePreviewLink(deps, { partnerId: id, until }, body.path)
    return succeed({ url: url.href, expiresAt: until.toISOString() })
  })
}
