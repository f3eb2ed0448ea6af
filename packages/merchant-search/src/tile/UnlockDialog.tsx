import type { Merchant } from '@dining/contract'
import { forms } from '@dining/copy-engine/texts/forms'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Dialog, LinkButton } from '@dining/ui'

interface UnlockDialogProps {
  readonly accessTier: Merchant['benefitAvailability']['accessTier']
  readonly onClose: () => void
}

/** The requirements of the next tier, with a link (MERCHANT-39, TIER-05, TIER-06). */
export default function UnlockDialog({ accessTier, onClose }: UnlockDialogProps) {
  const copy = useCopy()
  const isVip = accessTier === 3
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.headline(texts.unlock)}
      closeLabel={copy.say(forms.close)}
      actions={
        <LinkButton href={isVip ? paths.accountOverview() : paths.userProfile()}>
          {copy.action(isVip ? texts.unlockVipAction : texts.unlockSelectAction)}
        </LinkButton>
      }
    >
      <p>
        <Say text={isVip ? texts.unlockVip : texts.unlockSelect} />
      </p>
    </Dialog>
  )
}
