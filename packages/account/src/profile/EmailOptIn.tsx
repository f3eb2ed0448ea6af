import { useApi } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { profile } from '@dining/copy-engine/texts/profile'
import { TIER_NAMES } from '@dining/domain'
import { messageOfError, type Message } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Banner, Checkbox, TextButton } from '@dining/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useSavedChoice } from './use-saved-choice.ts'
import type { SaveNotice } from './use-profile-form.ts'

interface SavedNoticeProps {
  readonly notice: SaveNotice | null
  /** What was saved; all changes by default. */
  readonly title?: string
  /** Saves again after a network failure. */
  readonly onRetry?: () => void
}

/** The result of a save, beside the pressed button at the bottom of the page (PROFILE-39, PROFILE-40, PROFILE-42). */
export function SavedNotice({ notice, title, onRetry }: SavedNoticeProps) {
  const copy = useCopy()
  if (!notice) return null
  if (notice.kind === 'failed') {
    return (
      <Banner type="error">
        <p>
          <Say text={notice.message.text} values={notice.message.values} />
        </p>
        {notice.isNetwork && <TextButton onClick={onRetry}>{copy.say(errors.retry)}</TextButton>}
      </Banner>
    )
  }
  if (notice.kind === 'unchanged') return <Banner type="success">{copy.say(profile.unchanged)}</Banner>
  const rate = notice.tier === null ? null : copy.rateOf(notice.tier)
  return (
    <Banner type="success" title={title ?? copy.say(profile.saved)}>
      {notice.tier !== null && rate && <p>{copy.say(profile.nowTier, { tier: TIER_NAMES[notice.tier], rate: rate.text })}</p>}
    </Banner>
  )
}

type OptInMember = Pick<Member, 'tierLevel' | 'emailOptIn'>

type Result =
  | { readonly kind: 'saved'; readonly on: boolean; readonly tier: Member['tierLevel'] | null }
  | { readonly kind: 'failed'; readonly on: boolean; readonly message: Message }

/** The effect of the switch on the tier, shown before it is used (TIER-03). */
function meaning(tierLevel: Member['tierLevel'], on: boolean) {
  if (tierLevel === 3) return profile.emailNoMatter
  if (tierLevel === 1) return null
  return on ? profile.emailWillDrop : profile.emailWouldLift
}

/**
 * The email opt-in, which lifts Basic to Select (TIER-03). It is saved as soon as it is changed and needs no other field of the profile,
 * so that a member with an incomplete profile can unsubscribe.
 */
export function EmailOptIn({ member }: { readonly member: OptInMember }) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const [result, setResult] = useState<Result | null>(null)
  const { on, choose } = useSavedChoice(member.emailOptIn, saveOnce)

  async function saveOnce(emailOptIn: boolean): Promise<boolean> {
    const answer = await api.call('updateMember', { body: { emailOptIn } })
    if (answer.ok) {
      queryClient.setQueryData(memberQuery(api).queryKey, answer.value)
      const { tierLevel } = answer.value
      setResult({ kind: 'saved', on: emailOptIn, tier: tierLevel === member.tierLevel ? null : tierLevel })
      return true
    }
    setResult({ kind: 'failed', on: emailOptIn, message: messageOfError(answer.error) })
    return false
  }
  const change = (next: boolean) => {
    setResult(null)
    void choose(next)
  }

  const text = copy.rateOf(2) ? meaning(member.tierLevel, on) : null
  return (
    <>
      <Checkbox
        label={copy.say(profile.emailOptIn)}
        checked={on}
        help={
          <>
            {text && <Say text={text} />} {copy.say(profile.emailSaves)}
          </>
        }
        onChange={(event) => change(event.currentTarget.checked)}
      />
      {result?.kind === 'saved' && <SavedNotice notice={result} title={copy.say(result.on ? profile.emailIsOn : profile.emailIsOff)} />}
      {result?.kind === 'failed' && (
        <Banner type="error" title={copy.say(profile.emailNotSaved)}>
          <p>
            <Say text={result.message.text} values={result.message.values} />
          </p>
          <TextButton onClick={() => change(result.on)}>{copy.say(errors.retry)}</TextButton>
        </Banner>
      )}
    </>
  )
}
