import type { Merchant } from '@dining/contract'
import { forms } from '@dining/copy-engine/texts/forms'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { Rich, Say, useCopy } from '@dining/partner-kit/react'
import { paths, useUnlockWords } from '@dining/session'
import { Dialog, LinkButton } from '@dining/ui'

interface UnlockDialogProps {
  readonly accessTier: Merchant['benefitAvailability']['accessTier']
  readonly onClose: () => void
}

/** The requirements of the next tier in the editors' words, with a link (MERCHANT-39, TIER-05, TIER-06). */
export default function UnlockDialog({ accessTier, onClose }: UnlockDialogProps) {
  const copy = useCopy()
  const isVip = accessTier === 3
  const words = useUnlockWords(isVip ? 3 : 2)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words?.title ? copy.sayContent(words.title, 'headline') : copy.headline(texts.unlock)}
      closeLabel={copy.say(forms.close)}
      actions={
        <LinkButton href={isVip ? paths.accountOverview() : paths.userProfile()}>
          {copy.action(isVip ? texts.unlockVipAction : texts.unlockSelectAction)}
        </LinkButton>
      }
    >
      <p>{words ? <Rich parts={copy.richContent(words.text)} /> : <Say text={isVip ? texts.unlockVip : texts.unlockSelect} />}</p>
    </Dialog>
  )
}
