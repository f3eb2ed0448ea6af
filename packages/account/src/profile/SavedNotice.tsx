import { profile } from '@dining/copy-engine/texts/profile'
import { TIER_NAMES } from '@dining/domain'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Banner } from '@dining/ui'

import type { SaveNotice } from './use-profile-form.ts'

/** What came of a save, beside the button that was pressed: at the bottom of the page (PROFILE-39, PROFILE-40, PROFILE-42). */
export function SavedNotice({ notice }: { readonly notice: SaveNotice | null }) {
  const copy = useCopy()
  if (!notice) return null
  if (notice.kind === 'failed') {
    return (
      <Banner type="error">
        <Say text={notice.message.text} values={notice.message.values} />
      </Banner>
    )
  }
  if (notice.kind === 'unchanged') return <Banner type="success">{copy.say(profile.unchanged)}</Banner>
  const rate = notice.tier === null ? null : copy.rateOf(notice.tier)
  return (
    <Banner type="success" title={copy.say(profile.saved)}>
      {notice.tier !== null && rate && <p>{copy.say(profile.nowTier, { tier: TIER_NAMES[notice.tier], rate: rate.text })}</p>}
    </Banner>
  )
}
