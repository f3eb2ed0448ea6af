import type { Answer, AnySchema, Endpoint } from '@dining/contract'
import type { Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import type * as v from 'valibot'

import type { ApiDeps } from '../deps.ts'
import type { OnUndone } from '../use-cases/admit-call.ts'
import type { Failure } from '../use-cases/failure.ts'
import type { Session } from '../use-cases/session.ts'
import type { Tx } from '../store/tables.ts'
import type { CookieJar } from './cookies.ts'

type Parsed<S> = S extends AnySchema ? v.InferOutput<S> : undefined

/** The input of a handler: the parsed call and its caller. */
interface Input<E extends Endpoint> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  readonly partner: Partner
  /** Never null if the endpoint requires it; null for an anonymous visitor or if the endpoint reads none. */
  readonly session: E['session'] extends 'required' ? Session : E['session'] extends 'optional' ? Session | null : null
  readonly context: RequestContext
}

/** Facts of the request that are not part of the contract. */
export interface RequestContext {
  readonly requestId: string
  /** The client's address, as reported by the web server in front. */
  readonly address: string
  readonly headers: Headers
  /** Host that the visitor used, as reported by the web server in front; not checked. */
  readonly host: string | undefined
  /** The browser's own description; not checked. */
  readonly userAgent: string | undefined
  /** Path and query of the request. */
  readonly path: string
  readonly cookies: CookieJar
  /** Nonce of the proof of the caller's call, if the call must be carried out only once; null for a call that reads. */
  readonly nonce: string | null
}

export type Handler<E extends Endpoint> = (input: Input<E>) => Promise<Result<Answer<E>, Failure>>

/** A handler of a call that only reads rows of its partner, in a read-only transaction that has also read the session. */
export type ReadHandler<E extends Endpoint> = (input: Input<E>, tx: Tx) => Promise<Result<Answer<E>, Failure>>

/** A handler of a call that reads only the memory of this process. */
export type MemoryHandler<E extends Endpoint> = (input: Input<E>) => Promise<Result<Answer<E>, Failure>>

/**
 * The first step of a handler, in the transaction that admits the call, and after it the second one, which begins after the commit. The transaction may
 * be lost if the database server crashes.
 */
export type StepHandler<E extends Endpoint> = (
  input: Input<E>,
  tx: Tx,
  onUndone: OnUndone,
) => Promise<() => Promise<Result<Answer<E>, Failure>>>

/** A handler whose types have been checked where it was registered; it gets the output of its endpoint's schemas. */
export type Route = { readonly endpoint: Endpoint } & (
  | { readonly kind: 'call'; readonly handler: (input: never) => Promise<Result<unknown, Failure>> }
  | {
      readonly kind: 'read'
      readonly handler: (input: never, tx: Tx) => Promise<Result<unknown, Failure>>
      /** Whether a visitor without a session may get rows of some seconds ago. */
      readonly mayBeDelayed: boolean
    }
  | { readonly kind: 'memory'; readonly handler: (input: never) => Promise<Result<unknown, Failure>> }
  | {
      readonly kind: 'steps'
      readonly handler: (input: never, tx: Tx, onUndone: OnUndone) => Promise<() => Promise<Result<unknown, Failure>>>
    }
)

/** Runs all checks between a request and its handler, and the handler if they pass. */
export type RunCall = (
  deps: ApiDeps,
  route: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
  context: RequestContext,
) => Promise<Result<unknown, Failure>>

/** The collected routes. Handlers close over `deps`. */
export interface Api {
  readonly deps: ApiDeps
  readonly run: RunCall
  readonly routes: Route[]
}

/** Adds a route. A second one for the same endpoint is a bug. */
export function addRoute(api: Api, route: Route): void {
  if (api.routes.some(({ endpoint }) => endpoint.name === route.endpoint.name))
    throw new Error(`${route.endpoint.name} is registered twice`)
  api.routes.push(route)
}

/** Registers the handler of an endpoint of the contract. */
export function register<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void {
  addRoute(api, { kind: 'call', endpoint, handler })
}

/**
 * Registers the handler of an endpoint that only reads: session and handler share one transaction, so that the call waits for two answers of the
 * database. Such an endpoint has no limits, which are writes.
 */
export function registerRead<E extends Endpoint>(api: Api, endpoint: E, handler: ReadHandler<E>): void {
  addRoute(api, { kind: 'read', endpoint, handler, mayBeDelayed: false })
}

/** As `registerRead`; a visitor without a session may get rows of some seconds ago, and the handler may run twice. */
export function registerDelayedRead<E extends Endpoint>(api: Api, endpoint: E, handler: ReadHandler<E>): void {
  addRoute(api, { kind: 'read', endpoint, handler, mayBeDelayed: true })
}

/** Registers the handler of an endpoint that reads only the memory of this process: without a session, the call uses no transaction. */
export function registerMemoryRead<E extends Endpoint>(api: Api, endpoint: E, handler: MemoryHandler<E>): void {
  addRoute(api, { kind: 'memory', endpoint, handler })
}

/** Registers a handler that begins in the transaction that admits the call: what it decides there takes no transaction of its own. */
export function registerInSteps<E extends Endpoint>(api: Api, endpoint: E, handler: StepHandler<E>): void {
  addRoute(api, { kind: 'steps', endpoint, handler })
}
