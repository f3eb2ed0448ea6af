import { useApi, type ApiError } from '@dining/api-client'
import { knownMemberQuery } from '@dining/api-client/queries'
import { activation } from '@dining/copy-engine/texts/activation'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { forms } from '@dining/copy-engine/texts/forms'
import { Rich, useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Banner, Button, FormActions, Loading, Skeleton, useLater } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router'

import { activationOf, type ActivationWords } from './activation.ts'
import { EarningPanel } from '../entry/EarningPanel.tsx'
import { EntryPage } from '../entry/EntryPage.tsx'
import { landingOf } from '../visit/landing.ts'

interface ActivateScreenProps {
  /** The public id in the address; the cookie's does not count here (ACT-10). */
  readonly publicId: string
  readonly words: ActivationWords
  /** The editor's items below the button. */
  readonly children?: ReactNode
}

/** An answer is valid for this visit of the page only: activating makes it outdated. */
const ASKED_EACH_TIME = { gcTime: 0, staleTime: 0, refetchOnReconnect: false } as const

/**
 * /activate: looks the visitor up, then redirects them or shows the activation (ACT-01 … ACT-07). The browser does the lookup, because it
 * has a token.
 */
export function ActivateScreen({ publicId, words, children }: ActivateScreenProps) {
  const copy = useCopy()
  const navigate = useNavigate()
  const reader = useMember()
  const isOfAnother = reader !== undefined && reader.publicId !== publicId
  const { data: member, isError } = useQuery({ ...knownMemberQuery(useApi(), publicId), ...ASKED_EACH_TIME })
  const choice = useLater(() => import('../continue/LinkReader.tsx'))
  const loadChoice = useEffectEvent(() => choice.load())
  useEffect(() => {
    if (isOfAnother) loadChoice()
  }, [isOfAnother])
  const lookup = isError ? ({ kind: 'failed' } as const) : member && ({ kind: 'known', member } as const)
  const activation = lookup && activationOf(lookup)
  // Joining and signing in would lead a member to their own account, without a word about the link's.
  if (activation?.kind === 'redirect' && isOfAnother && choice.module)
    return (
      <choice.module.LinkReader
        openAgain={() => window.location.reload()}
        onStay={() => void navigate(landingOf(reader), { replace: true })}
      />
    )
  if (activation?.kind === 'redirect' && (!isOfAnother || choice.isFailed)) return <Navigate to={activation.to} replace />
  return (
    <EntryPage
      cloth="activate"
      title={copy.sayContent(words.title, 'headline')}
      lead={copy.sayContent(words.body)}
      aside={<EarningPanel />}
    >
      {activation?.kind === 'activate' ? (
        <ActivateButton publicId={publicId} words={words} />
      ) : (
        <Loading label={copy.say(enrollment.opening)}>
          <Skeleton width="220px" height="50px" />
        </Loading>
      )}
      {children}
    </EntryPage>
  )
}

interface ActivateButtonProps {
  readonly publicId: string
  readonly words: Pick<ActivationWords, 'button' | 'activation_error'>
}

/** Activates a member of tier 1 without a sign-in (ACT-12 … ACT-18, ACT-20). After an error the button can be pressed again (ACT-17). */
function ActivateButton({ publicId, words }: ActivateButtonProps) {
  const copy = useCopy()
  const api = useApi()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  async function activate() {
    if (isPending) return
    setIsPending(true)
    setError(null)
    const answer = await api.call('activateMember', { body: { publicId } })
    setIsPending(false)
    if (answer.ok) await navigate(paths.activated(), { state: { done: true }, replace: true })
    else setError(answer.error)
  }
  const failure = error?.kind === 'no-token' ? forms.tokenMissing.wording : `${words.activation_error} {support_phone_link}`
  return (
    <>
      {error && (
        <Banner type="error">
          <Rich parts={copy.richContent(failure)} />
        </Banner>
      )}
      <FormActions>
        <Button type="button" busy={isPending} busyLabel={copy.say(activation.activating)} onClick={() => void activate()}>
          {copy.sayContent(words.button, 'action')}
        </Button>
      </FormActions>
    </>
  )
}
