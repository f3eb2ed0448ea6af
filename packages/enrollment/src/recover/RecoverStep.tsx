import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Loading, Skeleton } from '@dining/ui'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'

import { useHandedOver, type HandedOver } from '../visit/handed-over.ts'

interface RecoverStepProps {
  /** The step; false when something is missing that the steps before hand over. */
  readonly render: (handed: HandedOver) => ReactNode
}

/** A step that needs the ones before: reached out of order it leads to the first (AUTH-14). */
export function RecoverStep({ render }: RecoverStepProps) {
  const copy = useCopy()
  const handed = useHandedOver()
  if (!handed) {
    return (
      <Loading label={copy.say(enrollment.opening)}>
        <Skeleton height="60vh" />
      </Loading>
    )
  }
  return render(handed) || <Navigate to={paths.recover()} replace />
}
