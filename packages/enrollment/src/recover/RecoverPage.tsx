import type { Text } from '@dining/copy-engine'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { recovery } from '@dining/copy-engine/texts/recovery'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { CheckPanel, Loading, Progress, Skeleton } from '@dining/ui'
import { useId, type ReactNode } from 'react'
import { Navigate } from 'react-router'

import * as css from '../entry/EntryPage.css.ts'
import { EntryPage } from '../entry/EntryPage.tsx'
import { usePreviousScreen, type PreviousScreen } from '../visit/previous-screen.ts'

interface RecoverPageProps {
  /** Step from 0; 3 when all are done. */
  readonly step: 0 | 1 | 2 | 3
  /** The steps of the process; those of a new password by default. */
  readonly steps?: { readonly label: Text<string>; readonly names: readonly Text<string>[] }
  readonly title: Text<string>
  readonly lead: string
  readonly children: ReactNode
}

const PASSWORD_STEPS = { label: recovery.steps, names: [recovery.stepRequest, recovery.stepConfirm, recovery.stepUpdate] }

/** A step of the password recovery (AUTH-12), or of another process that leads back to signing in. */
export function RecoverPage({ step, steps = PASSWORD_STEPS, title, lead, children }: RecoverPageProps) {
  const copy = useCopy()
  return (
    <EntryPage
      cloth="recover"
      progress={<Progress label={copy.say(steps.label)} steps={steps.names.map((one) => copy.say(one))} current={step} />}
      title={copy.headline(title)}
      lead={lead}
      aside={<HelpPanel />}
    >
      {children}
    </EntryPage>
  )
}

/** Contact for a visitor who does not receive the code, or cannot go on. */
function HelpPanel() {
  const copy = useCopy()
  const id = useId()
  return (
    <aside aria-labelledby={id}>
      <CheckPanel>
        <h2 id={id} className={css.asideTitle}>
          {copy.headline(recovery.helpTitle)}
        </h2>
        <p className={css.contact}>
          <Say text={recovery.help} />
        </p>
      </CheckPanel>
    </aside>
  )
}

interface RecoverStepProps {
  /** The step; false if data from the previous steps are missing. */
  readonly render: (previous: PreviousScreen) => ReactNode
}

/** A step that requires the previous ones: opened out of order it redirects to the first (AUTH-14). */
export function RecoverStep({ render }: RecoverStepProps) {
  const copy = useCopy()
  const previous = usePreviousScreen()
  if (!previous) {
    return (
      <Loading label={copy.say(enrollment.opening)}>
        <Skeleton height="60vh" />
      </Loading>
    )
  }
  return render(previous) || <Navigate to={paths.recover()} replace />
}
