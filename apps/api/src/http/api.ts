import type { Answer, AnySchema, Endpoint } from '@dining/contract'
import type { Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import type * as v from 'valibot'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from '../use-cases/failure.ts'
import type { Session } from '../use-cases/session.ts'
import type { CookieJar } from './cookies.ts'

type Parsed<S> = S extends AnySchema ? v.InferOutput<S> : undefined

/** What a handler is given: the parsed call and who makes it. */
interface Input<E extends Endpoint> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  readonly partner: Partner
  /** There for sure when the endpoint requires it; null for an anonymous visitor or when the endpoint reads none. */
  readonly session: E['session'] extends 'required' ? Session : E['session'] extends 'optional' ? Session | null : null
  readonly context: RequestContext
}

/** Facts of the request outside of the contract's parts. */
export interface RequestContext {
  readonly requestId: string
  /** The client's address as the web server in front tells it. */
  readonly address: string
  readonly headers: Headers
  /** Host that the visitor used, as the web server in front tells it; not checked. */
  readonly host: string | undefined
  /** Path and query as they were asked for. */
  readonly path: string
  readonly cookies: CookieJar
}

export type Handler<E extends Endpoint> = (input: Input<E>) => Promise<Result<Answer<E>, Failure>>

/** A handler whose types have been checked at `register`; the pipeline hands it what its endpoint's schemas made. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handler: (input: never) => Promise<Result<unknown, Failure>>
}

/** Everything between a request and its handler; a refusal, or what the handler is given. */
export type ReadInput = (
  deps: ApiDeps,
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
  context: RequestContext,
) => Promise<Result<unknown, Failure>>

/** Routes being collected. `deps` is what handlers close over. */
export interface Api {
  readonly deps: ApiDeps
  readonly read: ReadInput
  readonly routes: Route[]
}

/** Gives an endpoint of the contract its handler. A second handler for the same endpoint is a bug. */
export function register<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void {
  if (api.routes.some((route) => route.endpoint.name === endpoint.name)) throw new Error(`${endpoint.name} is registered twice`)
  api.routes.push({ endpoint, handler })
}
