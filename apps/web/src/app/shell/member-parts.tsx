import { useApi } from '@dining/api-client'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useLoaderData } from 'react-router'

import { contentOf } from '../content.ts'
import { separatePart } from '../island.tsx'
import { laterPart } from '../later-part.ts'
import type { loadShell } from './shell-loader.ts'

// Parts of the shell for members only, in their own module: a bundle without members does not contain it (ROUTE-43).
const memberSession = /* @__PURE__ */ laterPart(() => import('./MemberSession.tsx'))
const Reopening = /* @__PURE__ */ separatePart(() => import('./Reopening.tsx'))

/** Runs only for a visitor with a public id and without a session, outside of the activation. */
export const KnownLookup = /* @__PURE__ */ separatePart(() => import('./KnownLookup.tsx'))

/** The dialogs of the session, which only a member's page loads, and the popups' words for a member who has just signed in. */
export function SessionWatch() {
  useQuery(contentOf(useApi(), 'popup', false))
  const module = memberSession.module() ?? use(memberSession.load())
  return <module.MemberSession />
}

/** Replaces every page while the account is closed; it also shows the confirmation once the account is open again. */
export function Reopen({ isClosed }: { readonly isClosed: boolean }) {
  const { vaultOrigin } = useLoaderData<typeof loadShell>()
  return <Reopening isClosed={isClosed} vaultOrigin={vaultOrigin} />
}
