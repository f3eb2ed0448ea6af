import type { FrameTexts } from '@dining/contract/frame'
import { card } from '@dining/copy-engine/texts/card'
import { forms } from '@dining/copy-engine/texts/forms'
import { usePartner, useSay } from '@dining/partner-kit/react'

import { acceptedBrands } from '../accepted-brands.ts'

/** The frame's words in the partner's wording; the errors are the same as the page's own. */
export function useFrameTexts(): FrameTexts {
  const say = useSay()
  const brands = acceptedBrands(usePartner().features.cardTypesAccepted)
  return {
    label: say(card.numberLabel),
    required: say(forms.requiredSuffix),
    help: say(card.numberOnly),
    accepted: say(card.accepted, { brands }),
    empty: say(card.numberEmpty),
    invalid: say(card.numberInvalid),
    brandNotAccepted: say(card.brandRefused, { brands }),
  }
}
