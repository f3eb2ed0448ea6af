import { ItemsBelow, StateCopy, Steps, useAsksForEmail } from './HowItWorksParts.tsx'
import { JoinBand } from './JoinBand.tsx'

/** "How it works" as home, below the first view. */
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
