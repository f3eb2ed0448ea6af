import { household as texts } from '@dining/copy-engine/texts/household'
import type { Message } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Banner } from '@dining/ui'

/** A change of the household that was not made, with its reason. */
export function Failed({ message }: { readonly message: Message }) {
  return (
    <Banner type="error" title={useCopy().say(texts.failed)}>
      <Say text={message.text} values={message.values} />
    </Banner>
  )
}
