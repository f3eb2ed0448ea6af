import type { SignInProblem } from '@dining/contract'
import type { Text } from '@dining/copy-engine'
import { signIn } from '@dining/copy-engine/texts/sign-in'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, FormActions, LinkButton } from '@dining/ui'
import { useSearchParams } from 'react-router'

import { EntryPage } from '../entry/EntryPage.tsx'
import { ReasonNotice } from '../entry/ReasonNotice.tsx'
import { NextDinnerPanel } from './NextDinnerPanel.tsx'
import { SIGN_IN_REASONS } from './reasons.ts'

/** Address parameter with the API's reason for a failed sign-in at the provider. */
export const PROBLEM_PARAMETER = 'problem'

const PROBLEMS = {
  cancelled: signIn.cancelled,
  expired: signIn.expired,
  refused: signIn.refused,
  unavailable: signIn.unavailable,
} as const satisfies Record<SignInProblem, Text>

function problemIn(search: URLSearchParams): Text<string> | undefined {
  const problem = search.get(PROBLEM_PARAMETER) ?? ''
  return Object.hasOwn(PROBLEMS, problem) ? PROBLEMS[problem as SignInProblem] : undefined
}

/** /login where members sign in at a provider: the link to the provider (ROUTE-15), and instructions after a failed sign-in. */
export function ProviderSignInScreen() {
  const copy = useCopy()
  const [search] = useSearchParams()
  const problem = problemIn(search)
  return (
    <EntryPage
      cloth="signIn"
      title={copy.headline(problem ? signIn.problemTitle : signIn.title)}
      {...(problem ? {} : { lead: copy.say(signIn.ssoLead) })}
      aside={<NextDinnerPanel />}
    >
      {problem && (
        <Banner type="error">
          <Say text={problem} />
        </Banner>
      )}
      <ReasonNotice texts={SIGN_IN_REASONS} />
      <FormActions>
        <LinkButton href={paths.singleSignOn()} data-reload="">
          {copy.action(problem ? signIn.again : signIn.sso)}
        </LinkButton>
      </FormActions>
      <p>
        <Say text={signIn.notMember} />
      </p>
    </EntryPage>
  )
}
