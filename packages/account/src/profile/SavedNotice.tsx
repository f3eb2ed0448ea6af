import { errors } from '@dining/copy-engine/texts/errors'
import { profile } from '@dining/copy-engine/texts/profile'
import { TIER_NAMES } from '@dining/domain'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Banner, TextButton } from '@dining/ui'

import type { SaveNotice } from './use-profile-form.ts'

interface SavedNoticeProps {
  readonly notice: SaveNotice | null
  /** What was saved; all changes unless given. */
  readonly title?: string
  /** Saves again after a failure of the network. */
  readonly onRetry?: () => void
}

/** What came of a save, beside the button that was pressed: at the bottom of the page (PROFILE-39, PROFILE-40, PROFILE-42). */
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
