import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { useCopy } from '@dining/partner-kit/react'
import { Progress } from '@dining/ui'

const STEPS = [enrollment.stepDetails, enrollment.stepCard, enrollment.stepDone]

/** The three steps of joining (ENROLL-01); `current` from 0. */
export function JoinProgress({ current }: { readonly current: 0 | 1 | 2 }) {
  const copy = useCopy()
  return <Progress label={copy.say(enrollment.steps)} steps={STEPS.map((step) => copy.say(step))} current={current} />
}
