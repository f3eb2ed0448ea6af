import { ItemsBelow, StateCopy, Steps, useAsksForEmail } from './HowItWorksParts.tsx'
import { JoinBand } from './JoinBand.tsx'

/** What stands below the first view of how it works as home. */
export default function HowItWorksBelow() {
  return (
    <>
      <StateCopy />
      <Steps />
      <ItemsBelow />
      <JoinBand asksForEmail={useAsksForEmail()} />
    </>
  )
}
