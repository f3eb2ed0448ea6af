import type { Text } from '@dining/copy-engine'
import { recovery } from '@dining/copy-engine/texts/recovery'
import { useCopy } from '@dining/partner-kit/react'
import { Progress } from '@dining/ui'
import type { ReactNode } from 'react'

import { EntryPage } from '../entry/EntryPage.tsx'
import { HelpPanel } from './HelpPanel.tsx'

interface RecoverPageProps {
  /** Step from 0; 3 when all are done. */
  readonly step: 0 | 1 | 2 | 3
  readonly title: Text<string>
  readonly lead: string
  readonly children: ReactNode
}

const STEPS = [recovery.stepRequest, recovery.stepConfirm, recovery.stepUpdate]

/** A step of recovering the password (AUTH-12). */
export function RecoverPage({ step, title, lead, children }: RecoverPageProps) {
  const copy = useCopy()
  return (
    <EntryPage
      cloth="recover"
      progress={<Progress label={copy.say(recovery.steps)} steps={STEPS.map((one) => copy.say(one))} current={step} />}
      title={copy.headline(title)}
      lead={lead}
      aside={<HelpPanel />}
    >
      {children}
    </EntryPage>
  )
}
