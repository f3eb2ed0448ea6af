import { account } from '@dining/copy-engine/texts/account'
import type { EntryOf } from '@dining/copy-engine/content'
import { useToasts } from '@dining/forms'
import { Rich, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, TextField } from '@dining/ui'
import { shareIcon } from '@dining/ui/icons'
import { useRef, useSyncExternalStore } from 'react'

import * as css from './OverviewScreen.css.ts'

interface ReferralBoxProps {
  readonly content: EntryOf<'account_center'>['fields']['referral_link']
  readonly publicId: string
}

const never = () => () => {}

/** A link for friends, as the editors present it (ACCOUNT-02, ACCOUNT-03, ACCOUNT-06, ACCOUNT-08). */
export function ReferralBox({ content, publicId }: ReferralBoxProps) {
  const copy = useCopy()
  const toasts = useToasts()
  const field = useRef<HTMLInputElement>(null)
  // The address that the visitor uses is known to the browser alone.
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  if (!content.is_enabled) return null
  const link = origin + paths.referral({ publicId })

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link)
      toasts.show({ type: 'success', message: copy.say(account.referralCopied) })
    } catch {
      field.current?.select()
      toasts.show({ type: 'warning', message: copy.say(account.referralNotCopied) })
    }
  }
  return (
    <section className={css.referral} aria-labelledby="referral">
      <h2 id="referral">
        <Rich parts={copy.richContent(content.title, 'headline')} />
      </h2>
      <p>
        <Rich parts={copy.richContent(content.description)} />
      </p>
      <div className={css.share}>
        <TextField ref={field} label={copy.say(account.referralLink)} value={link} readOnly />
        <Button kind="quiet" icon={shareIcon} onClick={() => void copyLink()}>
          {copy.action(account.referralCopy)}
        </Button>
      </div>
    </section>
  )
}
