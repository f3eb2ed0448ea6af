import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { useCopy } from '@dining/partner-kit/react'
import type { ReactNode } from 'react'

import { EntryPage, JoinProgress } from '../entry/EntryPage.tsx'

interface AddCardScreenProps {
  /** The form that links a card; it belongs to another feature, so the route passes it in. */
  readonly children: ReactNode
  /** Explains which data of a card are visible. */
  readonly aside: ReactNode
}

/** Step 2 of joining: linking a card (ENROLL-01). */
export function AddCardScreen({ children, aside }: AddCardScreenProps) {
  const copy = useCopy()
  return (
    <EntryPage
      cloth="addCard"
      progress={<JoinProgress current={1} />}
      title={copy.headline(enrollment.cardTitle)}
      lead={copy.say(enrollment.cardLead)}
      aside={aside}
    >
      {children}
    </EntryPage>
  )
}
