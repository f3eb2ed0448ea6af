import { useApi, type ApiClient } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { openScreen, type Arrival, type OpenScreen } from '@dining/testing'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'

import { UnsentList } from '../UnsentList.tsx'
import { KEEPING } from './fixture.ts'

interface OpenUnsent {
  readonly opened: OpenScreen
  readonly member: Member
  /** The client of the page, to which the faults of the test apply. */
  readonly api: ApiClient
}

/** Shows what a member did without a connection. */
export async function openUnsent(): Promise<OpenUnsent> {
  let api: ApiClient | undefined
  let member: Member | undefined
  function Screen() {
    api = useApi()
    return (
      <main>
        <h1>Kept</h1>
        <UnsentList publicId={member?.publicId ?? ''} />
      </main>
    )
  }
  const opened = await openScreen({
    partner: KEEPING,
    arrive: () => commands.openKeeping(location.origin, null),
    at: '/kept',
    screen: () => <Screen />,
    isMemberLoaded: true,
    async before({ queryClient, otherTab }) {
      member = await queryClient.ensureQueryData(memberQuery(otherTab))
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kept' })).toBeVisible()
  if (!api || !member) throw new Error('The screen has not appeared')
  return { opened, member, api }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    openKeeping: (parentOrigin: string, start: null) => Promise<Arrival>
  }
}
