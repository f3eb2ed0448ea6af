import { useToasts } from '@dining/forms'
import { useSay } from '@dining/partner-kit/react'

import { failureText } from './SaveBanner.tsx'
import type { FailedCard } from './save-card.ts'

/** Shows why cards of a save were not linked, where the form with its banner is left: each until it is dismissed (FORM-30). */
export function useFailedCardToasts(): (failed: readonly FailedCard[]) => void {
  const toasts = useToasts()
  const say = useSay()
  return (failed) => {
    for (const one of failed) toasts.show({ type: 'error', message: failureText(say, one), stays: true })
  }
}
