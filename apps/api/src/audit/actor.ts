import { AsyncLocalStorage } from 'node:async_hooks'

/** Who causes events, and from where. */
export interface Actor {
  /** `system` is the API itself: its start, and jobs that run on a schedule. */
  readonly kind: 'visitor' | 'member' | 'operator' | 'command' | 'system'
  /** Id of the member, email address of the operator, `user@host` of a command, name of a job; "" for a visitor. */
  readonly id: string
  /** Address of the client, or what takes its place: "command line", "api process". */
  readonly address: string
  /** Id of the request, the same as in the log. */
  readonly requestId: string | null
}

export const COMMAND_LINE = 'command line'

const API_PROCESS: Actor = { kind: 'system', id: 'api', address: 'api process', requestId: null }

const current = new AsyncLocalStorage<{ actor: Actor }>()

/** Runs work whose events are recorded as caused by this actor. */
export function asActor<T>(actor: Actor, work: () => T): T {
  return current.run({ actor }, work)
}

/** Sets the member or operator of the running request, once its session is read. */
export function identifyActor(kind: 'member' | 'operator', id: string): void {
  const context = current.getStore()
  if (context) context.actor = { ...context.actor, kind, id }
}

/** The actor of the running request, command or job; the API itself outside of all of them. */
export function currentActor(): Actor {
  return current.getStore()?.actor ?? API_PROCESS
}
