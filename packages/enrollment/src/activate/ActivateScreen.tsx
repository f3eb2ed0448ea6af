import { knownMemberQuery, useApi } from '@dining/api-client'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { useCopy } from '@dining/partner-kit/react'
import { Loading, Skeleton } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'

import { EarningPanel } from '../entry/EarningPanel.tsx'
import { EntryPage } from '../entry/EntryPage.tsx'
import { ActivateButton } from './ActivateButton.tsx'
import { activationOf } from './activation-of.ts'
import type { ActivationWords } from './activation-words.ts'

interface ActivateScreenProps {
  /** Of the address; the cookie's does not count here (ACT-10). */
  readonly publicId: string
  readonly words: ActivationWords
}

/** An answer is for this visit of the page alone: activating makes it untrue. */
const ASKED_EACH_TIME = { gcTime: 0, staleTime: 0, refetchOnReconnect: false } as const

/** /activate: looks the visitor up, then sends them on or lets them activate (ACT-01 … ACT-07). The lookup is the browser's, which has a token. */
export function ActivateScreen({ publicId, words }: ActivateScreenProps) {
  const copy = useCopy()
  const { data: member, isError } = useQuery({ ...knownMemberQuery(useApi(), publicId), ...ASKED_EACH_TIME })
  const lookup = isError ? ({ kind: 'failed' } as const) : member && ({ kind: 'known', member } as const)
  const activation = lookup && activationOf(lookup)
  if (activation?.kind === 'redirect') return <Navigate to={activation.to} replace />
  return (
    <EntryPage
      cloth="activate"
      title={copy.sayContent(words.title, 'headline')}
      lead={copy.sayContent(words.body)}
      aside={<EarningPanel />}
    >
      {activation ? (
        <ActivateButton publicId={publicId} words={words} />
      ) : (
        <Loading label={copy.say(enrollment.opening)}>
          <Skeleton width="220px" height="50px" />
        </Loading>
      )}
    </EntryPage>
  )
}
