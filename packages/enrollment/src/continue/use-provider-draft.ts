import { useApi } from '@dining/api-client'
import type { KeptJoinDraft } from '@dining/contract'
import { useEffect, useState } from 'react'

import { keptDraft } from '../join/join-draft.ts'
import type { JoinValues } from '../join/sign-up-body.ts'

/** What a person who has signed in at the provider types, kept for their other devices (ENROLL-30). */
export interface ProviderDraft {
  /** What their other devices have kept; undefined until it has been read, with `draft` undefined if nothing is kept. */
  readonly kept: { readonly draft: KeptJoinDraft | undefined } | undefined
  /**
   * Keeps the input if it differs from what is kept. Before the kept draft has been read it only asks for that: a draft that replaced an
   * unread one would lose what another device has kept. The form saves its input itself once the kept draft is in its fields.
   */
  readonly save: (values: JoinValues) => void
}

/** A failure is no fault that a visitor has to know: the input of this tab is kept, too. */
export function useProviderDraft(): ProviderDraft {
  const api = useApi()
  const [kept, setKept] = useState<ProviderDraft['kept']>()
  const [calls] = useState(() => draftCalls(api))
  useEffect(() => void calls.read().then(setKept), [calls])
  return {
    kept,
    save(values) {
      if (kept) void calls.save(keptDraft(values))
      else void calls.read().then(setKept)
    },
  }
}

/** One call at a time, so that an earlier draft never replaces a later one. */
function draftCalls(api: ReturnType<typeof useApi>) {
  let reading: Promise<ProviderDraft['kept']> | undefined
  let saved = ''
  let wanted: KeptJoinDraft = {}
  let isSaving = false

  async function read(): Promise<ProviderDraft['kept']> {
    const answer = await api.call('getJoinDraft', {})
    if (!answer.ok) {
      reading = undefined
      return undefined
    }
    saved = JSON.stringify(answer.value.draft)
    return { draft: answer.value.draft ?? undefined }
  }

  return {
    /** Undefined if it cannot be read now; a further call tries again. */
    read: () => (reading ??= read()),
    async save(draft: KeptJoinDraft) {
      wanted = draft
      if (isSaving) return
      isSaving = true
      for (let text = JSON.stringify(wanted); text !== saved; text = JSON.stringify(wanted)) {
        const answer = await api.call('saveJoinDraft', { body: { draft: wanted } })
        if (!answer.ok) break
        saved = text
      }
      isSaving = false
    },
  }
}
