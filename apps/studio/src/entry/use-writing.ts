import { studioEndpoints, type ContentChange, type ContentFinding, type ContentHistory, type ContentVersion } from '@dining/contract/studio'
import { isUnauthorized } from '@dining/api-client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { contentListQuery, entryQuery, type EntryKey } from '../api/queries.ts'
import { errorText } from '../api/error-text.ts'
import { ask, call } from '../api/studio-api.ts'
import { useSession } from '../app/session.ts'
import { ROOT } from '../form/form-context.ts'
import { blankOf, isRecord, tidy, type FormNode } from '../form/form-node.ts'
import { sentence } from '../form/labels.ts'
import { foundBy, isOwnVersion, type EntryAction, type Outcome } from './outcome.ts'
import { useDue } from './use-due.ts'

type Fields = Readonly<Record<string, unknown>>

/** Milliseconds without a keystroke after which the texts are checked. */
const CHECK_AFTER_MS = 450

const asFields = (value: unknown): Fields => (isRecord(value) ? value : {})

/** The fields of the newest version, or an empty entry. */
export const startOf = (form: FormNode, entry: ContentHistory): Fields => asFields(entry.versions[0]?.fields ?? blankOf(form))

/** The result of an action; `newer` if another editor's version came first. */
export type ActionResult = 'done' | 'newer' | 'failed'

/** The fields that an action sent, by which its version is recognized if the answer was lost. */
interface Sent {
  readonly sent?: Fields
  readonly isOwn?: (newest: ContentVersion) => boolean
}

/** The entry during editing: its current fields, the findings of the check, and its actions. */
export function useWriting(place: EntryKey, form: FormNode, entry: ContentHistory, control: UseFormReturn) {
  const queries = useQueryClient()
  const { operator, askToSignIn } = useSession()
  const [standing, setStanding] = useState(entry)
  /** Another editor's versions, until the editor has chosen what to do. */
  const [theirs, setTheirs] = useState<ContentHistory | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  /** The fields that the server rejected, with the reasons. */
  const [refused, setRefused] = useState<{ readonly of: string; readonly findings: readonly ContentFinding[] }>({ of: '', findings: [] })
  const [saves, setSaves] = useState(0)
  const now = (): Fields => asFields(tidy(form, control.getValues(ROOT)))
  const [written, setWritten] = useState(() => JSON.stringify(asFields(tidy(form, startOf(form, entry)))))
  const kept = JSON.stringify(asFields(tidy(form, startOf(form, standing))))
  const isNew = standing.versions.length === 0
  const isUntouched = isNew && written === kept
  const isRefused = refused.of === written
  const hasChanges = () => JSON.stringify(now()) !== kept

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setWritten(JSON.stringify(asFields(tidy(form, control.getValues(ROOT))))), CHECK_AFTER_MS)
    }
    const { unsubscribe } = control.watch(later)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [control, form])

  const check = useQuery({
    queryKey: ['check', place, written],
    queryFn: ({ signal }) =>
      ask(studioEndpoints.checkContent, { params: place, body: { fields: JSON.parse(written) as Fields } }, { signal }),
    // Missing values are not reported before the editor has started.
    enabled: !isUntouched,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

  useDue(place, standing, (fresh) => {
    if (fresh.versions[0]?.version !== standing.versions[0]?.version) return
    setStanding(fresh)
    void queries.invalidateQueries({ queryKey: contentListQuery(place.partner).queryKey })
    if (fresh.shown !== null) setOutcome({ kind: 'done', message: `Version ${fresh.shown} is on the site now.` })
  })

  /** What the server refused may have changed meanwhile, such as the partner's switch for approvals. */
  async function refresh(): Promise<void> {
    const answer = await call(studioEndpoints.getContentEntry, { params: place })
    if (answer.ok && answer.value.versions[0]?.version === standing.versions[0]?.version) setStanding(answer.value)
  }

  /** @param isOwn whether a newer version was sent from here and only its answer was lost */
  function settle(change: ContentChange, message: string, { sent, isOwn }: Sent = {}): ActionResult {
    if (change.kind === 'refused') {
      const [first] = change.findings
      // An issue of the entry as a whole, such as its state: no field needs a correction.
      if (first?.kind === 'state') {
        setOutcome({ kind: 'failed', message: `${sentence(first.problem)}. ${first.remedy}` })
        void refresh()
      } else {
        const of = JSON.stringify(sent)
        setWritten(of)
        setRefused({ of, findings: change.findings })
        setOutcome({ kind: 'refused' })
      }
      return 'failed'
    }
    const history = { versions: change.versions, shown: change.shown, approval: change.approval }
    const [newest] = change.versions
    const isMine = (sent && isOwnVersion(newest, operator.email, sent)) || (newest?.by === operator.email && isOwn?.(newest))
    if (change.kind === 'newer' && !isMine) {
      setTheirs(history)
      setOutcome({ kind: 'newer' })
      return 'newer'
    }
    setStanding(history)
    setOutcome({ kind: 'done', message })
    setSaves((count) => count + 1)
    queries.setQueryData(entryQuery(place).queryKey, history)
    void queries.invalidateQueries({ queryKey: contentListQuery(place.partner).queryKey })
    return 'done'
  }

  async function give(order: EntryAction, note: string): Promise<ActionResult> {
    if (theirs || outcome.kind === 'busy') return 'failed'
    const [newest] = standing.versions
    if (order.kind === 'draft' && newest && !hasChanges()) {
      setOutcome({ kind: 'done', message: `Nothing has changed since version ${newest.version}.` })
      return 'done'
    }
    setOutcome({ kind: 'busy' })
    const common = { base: newest?.version ?? null, note }
    const sent = now()
    try {
      switch (order.kind) {
        case 'draft': {
          const body = { ...common, fields: sent }
          return settle(await ask(studioEndpoints.saveContentDraft, { params: place, body }), 'The draft is saved.', { sent })
        }
        case 'publish': {
          const body = { ...common, at: order.at, ...(hasChanges() || isNew ? { fields: sent } : {}) }
          const change = await ask(studioEndpoints.publishContent, { params: place, body })
          return settle(change, order.at === null ? 'It is on the site.' : 'It is scheduled.', 'fields' in body ? { sent } : {})
        }
        case 'ask': {
          const { at, version } = order
          const again = standing.versions.find((one) => one.version === version)
          const words = again ? { version: again.version } : hasChanges() || isNew ? { fields: sent } : {}
          const change = await ask(studioEndpoints.askApproval, { params: place, body: { ...common, at, ...words } })
          const ended = settle(change, 'Approval is asked for. Another publisher must approve this.', 'fields' in words ? { sent } : {})
          if (ended === 'done' && again) control.reset({ [ROOT]: again.fields })
          return ended
        }
        case 'approve': {
          const change = await ask(studioEndpoints.approveContent, { params: place, body: common })
          const isScheduled = change.kind === 'done' && change.versions[0]?.status === 'scheduled'
          const message = isScheduled ? 'Approved. It is scheduled.' : 'Approved. It is on the site.'
          return settle(change, message, { isOwn: ({ status }) => status !== 'draft' })
        }
        case 'send-back':
          return settle(await ask(studioEndpoints.sendContentBack, { params: place, body: common }), 'It is sent back to its author.')
        case 'reschedule': {
          const { version, at } = order
          const change = await ask(studioEndpoints.rescheduleContent, { params: place, body: { ...common, version, at } })
          return settle(change, 'The time is changed.', { isOwn: ({ cancels, publishAt }) => cancels === version && publishAt === at })
        }
        case 'cancel-schedule': {
          const { version } = order
          const change = await ask(studioEndpoints.cancelContentSchedule, { params: place, body: { ...common, version } })
          return settle(change, 'The schedule is cancelled.', { isOwn: ({ cancels, status }) => cancels === version && status === 'draft' })
        }
        case 'unpublish': {
          const change = await ask(studioEndpoints.unpublishContent, { params: place, body: common })
          return settle(change, 'It is taken off the site.')
        }
        case 'rollback': {
          const body = { ...common, version: order.version }
          const ended = settle(
            await ask(studioEndpoints.rollBackContent, { params: place, body }),
            `Version ${order.version} is on the site again.`,
          )
          if (ended === 'done') control.reset({ [ROOT]: standing.versions.find(({ version }) => version === order.version)?.fields ?? {} })
          return ended
        }
      }
    } catch (fault) {
      setOutcome({ kind: 'failed', message: errorText(fault) })
      if (isUnauthorized(fault)) askToSignIn()
      return 'failed'
    }
  }

  return {
    standing,
    theirs,
    outcome: outcome.kind === 'refused' && !isRefused ? ({ kind: 'none' } as const) : outcome,
    /** Increases with each save, so that a preview knows when to reload. */
    saves,
    isChecking: check.isFetching,
    checkFault: check.error,
    isUntouched: isUntouched && !isRefused,
    findings: isUntouched ? foundBy(isRefused ? refused.findings : []) : foundBy(check.data?.findings, isRefused ? refused.findings : []),
    isChanged: written !== kept,
    hasChanges,
    give,
    /** Continues with the input, based on the other editor's version. */
    keepMine() {
      if (theirs) setStanding(theirs)
      setTheirs(null)
      setOutcome({ kind: 'none' })
    },
    /** Takes the other editor's version; the input is discarded. */
    takeTheirs() {
      if (theirs) {
        setStanding(theirs)
        control.reset({ [ROOT]: startOf(form, theirs) })
      }
      setTheirs(null)
      setOutcome({ kind: 'none' })
    },
  }
}

export type Writing = ReturnType<typeof useWriting>
