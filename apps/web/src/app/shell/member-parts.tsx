import { use } from 'react'
import { useLoaderData } from 'react-router'

import { separatePart } from '../island.tsx'
import { laterPart } from '../later-part.ts'
import type { loadShell } from './shell-loader.ts'

// Parts of the shell that only members see, in a module of their own: a bundle without members has nothing of it (ROUTE-43).
const sessionEnd = /* @__PURE__ */ laterPart(() => import('./SessionEnd.tsx'))
const Reopening = /* @__PURE__ */ separatePart(() => import('./Reopening.tsx'))

/** The watch over the session, which only a member's page loads. */
export function SessionWatch() {
  const module = sessionEnd.module() ?? use(sessionEnd.load())
  return <module.SessionEnd />
}

/** In the place of every page while the account is closed; it stays for its confirmation when the account is open again. */
export function Reopen({ isClosed }: { readonly isClosed: boolean }) {
  const { vaultOrigin } = useLoaderData<typeof loadShell>()
  return <Reopening isClosed={isClosed} vaultOrigin={vaultOrigin} />
}
