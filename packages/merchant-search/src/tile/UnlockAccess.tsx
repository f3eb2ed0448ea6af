import type { Merchant } from '@dining/contract'
import { merchantCard } from '@dining/copy-engine/texts/merchant-card'
import { useCopy } from '@dining/partner-kit/react'
import { TextButton } from '@dining/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import * as css from './UnlockAccess.css.ts'

const UnlockDialog = /* @__PURE__ */ lazy(() => import('./UnlockDialog.tsx'))

interface UnlockAccessProps {
  readonly merchant: Merchant
  /** The merchant's card. */
  readonly children: ReactNode
}

/** The card of a place where the member does not earn yet, with instructions to unlock it (MERCHANT-39). */
export function UnlockAccess({ merchant, children }: UnlockAccessProps) {
  const copy = useCopy()
  const [open, setOpen] = useState(false)
  return (
    <div className={css.around}>
      {children}
      <span className={css.button}>
        <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {copy.say(merchantCard.unlock)}
        </TextButton>
      </span>
      {open && (
        <Suspense>
          <UnlockDialog accessTier={merchant.benefitAvailability.accessTier} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
