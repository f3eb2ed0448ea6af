import { activation } from '@dining/copy-engine/texts/activation'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { FormActions, LinkButton, TextLink } from '@dining/ui'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'

import { EarningPanel } from '../entry/EarningPanel.tsx'
import { EntryPage } from '../entry/EntryPage.tsx'
import { usePreviousScreen } from '../visit/previous-screen.ts'
import type { ActivationWords } from './activation.ts'

interface ActivatedScreenProps {
  readonly words: ActivationWords
  /** The editor's items below the links. */
  readonly children?: ReactNode
}

/** /activate/activated: the next steps (ACT-08). Without an activation it redirects to /activate, which chooses the right page. */
export function ActivatedScreen({ words, children }: ActivatedScreenProps) {
  const copy = useCopy()
  const previous = usePreviousScreen()
  if (previous && previous.done !== true) return <Navigate to={paths.activate()} replace />
  return (
    <EntryPage
      cloth="activate"
      title={copy.sayContent(words.activated_title, 'headline')}
      lead={copy.sayContent(words.activated_body)}
      aside={<EarningPanel />}
    >
      <FormActions>
        <LinkButton href={paths.join({ rfr: 2 })}>{copy.action(activation.join)}</LinkButton>
        <TextLink href={paths.search()}>{copy.say(activation.find)}</TextLink>
      </FormActions>
      {children}
    </EntryPage>
  )
}
