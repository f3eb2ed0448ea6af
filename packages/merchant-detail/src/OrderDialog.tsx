import type { MerchantDetail } from '@dining/contract'
import { forms } from '@dining/copy-engine/texts/forms'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { useCopy } from '@dining/partner-kit/react'
import { Dialog, LinkButton, TextButton } from '@dining/ui'
import { cardIcon } from '@dining/ui/icons'
import { useState } from 'react'

/** Says what an online order earns on before it leads to the restaurant's own order page (MERCHANT-24, MERCHANT-33, MERCHANT-35). */
export function OrderDialog({ order }: { readonly order: NonNullable<MerchantDetail['order']> }) {
  const copy = useCopy()
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton icon={cardIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.say(texts.orderOnline)}
      </TextButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={copy.headline(texts.orderOnline)}
        closeLabel={copy.say(forms.close)}
        actions={
          <LinkButton href={order.url} target="_blank" rel="noreferrer">
            {copy.action(texts.orderAt, { origin: order.origin })}
          </LinkButton>
        }
      >
        <p>{copy.say(texts.onlineOrder)}</p>
      </Dialog>
    </>
  )
}
