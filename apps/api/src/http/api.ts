import type { Answer, AnySchema, Endpoint } from '@dining/contract'
import type { Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import type * as v from 'valibot'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from '../use-cases/failure.ts'
import type { Session } from '../use-cases/session.ts'
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
  /** Path and query of the request. */
  readonly path: string
  readonly cookies: CookieJar
}

export type Handler<E extends Endpoint> = (input: Input<E>) => Promise<Result<Answer<E>, Failure>>

/** A handler whose types have been checked at `register`; the pipeline passes it the output of its endpoint's schemas. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handler: (input: never) => Promise<Result<unknown, Failure>>
}

/** Runs all checks between a request and its handler; returns a refusal or the handler's input. */
export type ReadInput = (
  deps: ApiDeps,
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
  context: RequestContext,
) => Promise<Result<unknown, Failure>>

/** The collected routes. Handlers close over `deps`. */
export interface Api {
  readonly deps: ApiDeps
  readonly read: ReadInput
  readonly routes: Route[]
}

/** Registers the handler of an endpoint of the contract. A second handler for the same endpoint is a bug. */
export function register<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void {
  if (api.routes.some((route) => route.endpoint.name === endpoint.name)) throw new Error(`${endpoint.name} is registered twice`)
  api.routes.push({ endpoint, handler })
}
