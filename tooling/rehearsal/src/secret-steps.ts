import { setTimeout as wait } from 'node:timers/promises'

import * as v from 'valibot'

import type { Installation } from './installation.ts'
import { must, until } from './must.ts'
import { join, mustBeSignedIn, type Members } from './visitors.ts'

/** Minutes until the new secret is used: restarts of every process take a few seconds. */
const STARTS_IN_MINUTES = 1

const secretsSchema = v.object({
  secrets: v.array(v.object({ isInUse: v.boolean(), from: v.nullable(v.pipe(v.string(), v.isoTimestamp())) })),
})

/** Adds a secret to the file, and restarts each API process. @returns when the new secret starts to be used */
export async function rotateSecret(at: Installation, members: Members, signal: AbortSignal): Promise<Date> {
  const { secrets } = await at.operate(secretsSchema, 'secrets', 'rotate', at.secretFile, '--starts-in', String(STARTS_IN_MINUTES))
  const from = secrets[1]?.from
  must(secrets.length === 2 && typeof from === 'string', `The file has ${secrets.length} secrets instead of two.`)
  for (const name of apiNames(at)) await restart(at, name, signal)
  must(Date.now() < Date.parse(from), 'The restarts took longer than the minute until the new secret is used.')
  await mustBeSignedIn(members)
  return new Date(from)
}

const apiNames = ({ stack }: Installation) => Object.keys(stack.processes()).filter((name) => /^api(?:-\d)?$/.test(name))

/** Restarts an API process, and waits until the balancer sends requests to it again. */
async function restart(at: Installation, name: string, signal: AbortSignal): Promise<void> {
  await at.stack.restart(name)
  const handed = () => at.stack.forwarded('api')[apiNames(at).indexOf(name)] ?? 0
  const before = handed()
  await until(() => handed() > before, `${name} gets no requests after its restart.`, signal)
}

/** Waits until the new secret is in use; what the first one has signed must still be accepted, also by processes that start later. */
export async function useNewSecret(at: Installation, members: Members, from: Date, signal: AbortSignal): Promise<string> {
  await wait(Math.max(0, from.getTime() - Date.now()), undefined, { signal })
  const { secrets } = await at.operate(secretsSchema, 'secrets', 'list', at.secretFile)
  must(secrets[1]?.isInUse === true, 'The new secret is not in use.')
  await mustBeSignedIn(members)
  const later = { all: [await join(at)], busy: members.busy }
  // The other process still has what it read before.
  await restart(at, apiNames(at).at(-1) ?? '', signal)
  await mustBeSignedIn({ ...members, all: [...members.all, ...later.all] })
  const early = await at.api('secrets', 'retire', at.secretFile)
  must(early.code === 1 && early.said.includes('may be retired from'), `The first secret could be retired at once: ${early.said}`)
  return `${members.all.length} sessions and forms of before are valid, and those of a member who joined after it, also by a process that started later`
}
