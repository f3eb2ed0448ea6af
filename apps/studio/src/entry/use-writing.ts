import { studioEndpoints, type ContentChange, type ContentFinding, type ContentHistory, type ContentVersion } from '@dining/contract/studio'
import { isUnauthorized } from '@dining/api-client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { contentListQuery, entryQuery, type EntryPlace } from '../api/queries.ts'
import { ask, faultWords } from '../api/studio-api.ts'
import { useSession } from '../app/session.ts'
import { ROOT } from '../form/form-context.ts'
import { blankOf, isRecord, tidy, type FormNode } from '../form/form-node.ts'
import { sentence } from '../form/labels.ts'
import { foundBy, isOwnVersion, type Order, type Outcome } from './outcome.ts'
import { useDue } from './use-due.ts'

type Fields = Readonly<Record<string, unknown>>

/** Milliseconds without a keystroke after which the words are checked. */
const CHECK_AFTER_MS = 450

const asFields = (value: unknown): Fields => (isRecord(value) ? value : {})

/** What the newest version holds, or an empty entry. */
export const startOf = (form: FormNode, entry: ContentHistory): Fields => asFields(entry.versions[0]?.fields ?? blankOf(form))

/** How an order ended; `newer` when another editor's version came first. */
export type Ended = 'done' | 'newer' | 'failed'

/** What an order sent, by which its version is known again when the answer to it was lost. */
interface Sent {
  readonly sent?: Fields
  readonly isOwn?: (newest: ContentVersion) => boolean
}

/** The entry as it is being written: what stands there, what the check says, and what becomes of it. */
export function useWriting(place: EntryPlace, form: FormNode, entry: ContentHistory, control: UseFormReturn) {
  const queries = useQueryClient()
  const { operator, askToSignIn } = useSession()
  const [standing, setStanding] = useState(entry)
  /** Somebody else's versions, until the editor has said what to do. */
  const [theirs, setTheirs] = useState<ContentHistory | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  /** What the server did not take, and the words that it was said of. */
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
    // Nobody is told what is missing before they have begun.
    enabled: !isUntouched,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

  useDue(place, standing, (fresh) => {
    if (fresh.versions[0]?.version !== standing.versions[0]?.version) return
    setStanding(fresh)
    void queries.invalidateQueries({ queryKey: contentListQuery(place.partner).queryKey })
    if (fresh.shown !== null) setOutcome({ kind: 'done', said: `Version ${fresh.shown} is on the site now.` })
  })

  /** @param isOwn is a newer version what was sent from here, and only the answer to it was lost? */
  function settle(change: ContentChange, said: string, { sent, isOwn }: Sent = {}): Ended {
    if (change.kind === 'refused') {
      const [first] = change.findings
      // Of the entry as a whole, such as its state: no field has to be mended.
      if (first?.kind === 'state') setOutcome({ kind: 'failed', said: `${sentence(first.problem)}. ${first.remedy}` })
      else {
        const of = JSON.stringify(sent)
        setWritten(of)
        setRefused({ of, findings: change.findings })
        setOutcome({ kind: 'refused' })
      }
      return 'failed'
    }
    const history = { versions: change.versions, shown: change.shown }
    const [newest] = change.versions
    const isMine = (sent && isOwnVersion(newest, operator.email, sent)) || (newest?.by === operator.email && isOwn?.(newest))
    if (change.kind === 'newer' && !isMine) {
      setTheirs(history)
      setOutcome({ kind: 'newer' })
      return 'newer'
    }
    setStanding(history)
    setOutcome({ kind: 'done', said })
    setSaves((count) => count + 1)
    queries.setQueryData(entryQuery(place).queryKey, history)
    void queries.invalidateQueries({ queryKey: contentListQuery(place.partner).queryKey })
    return 'done'
  }

  async function give(order: Order, note: string): Promise<Ended> {
    if (theirs || outcome.kind === 'busy') return 'failed'
    const [newest] = standing.versions
    if (order.kind === 'draft' && newest && !hasChanges()) {
      setOutcome({ kind: 'done', said: `Nothing has changed since version ${newest.version}.` })
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
      setOutcome({ kind: 'failed', said: faultWords(fault) })
      if (isUnauthorized(fault)) askToSignIn()
      return 'failed'
    }
  }

  return {
    standing,
    theirs,
    outcome: outcome.kind === 'refused' && !isRefused ? ({ kind: 'none' } as const) : outcome,
    /** Grows with everything that is kept, so that a preview knows when to load again. */
    saves,
    isChecking: check.isFetching,
    checkFault: check.error,
    isUntouched: isUntouched && !isRefused,
    findings: isUntouched ? foundBy(isRefused ? refused.findings : []) : foundBy(check.data?.findings, isRefused ? refused.findings : []),
    isChanged: written !== kept,
    hasChanges,
    give,
    /** Goes on with what was typed, on top of what the other one kept. */
    keepMine() {
      if (theirs) setStanding(theirs)
      setTheirs(null)
      setOutcome({ kind: 'none' })
    },
    /** Takes what the other one kept; what was typed goes. */
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
