import { useApi } from '@dining/api-client'
import type { KeptJoinDraft } from '@dining/contract'
import { useEffect, useRef, useState } from 'react'

import { keptDraft } from '../join/join-draft.ts'
import type { JoinValues } from '../join/sign-up-body.ts'

/** What a person who has signed in at the provider types, kept for their other devices. */
export interface ProviderDraft {
  /** Undefined until it has been read, and if nothing is kept. */
  readonly kept: KeptJoinDraft | undefined
  readonly save: (values: JoinValues) => void
}

/** A failure is no fault that a visitor has to know: the input of this tab is kept, too. */
export function useProviderDraft(): ProviderDraft {
  const api = useApi()
  const [kept, setKept] = useState<KeptJoinDraft>()
  const saved = useRef('')
  useEffect(() => {
    void api.call('getJoinDraft', {}).then((answer) => {
      if (answer.ok && answer.value.draft) setKept(answer.value.draft)
    })
  }, [api])
  return {
    kept,
    save(values) {
      const draft = keptDraft(values)
      const text = JSON.stringify(draft)
      if (text === saved.current) return
      saved.current = text
      void api.call('saveJoinDraft', { body: { draft } })
    },
  }
}
