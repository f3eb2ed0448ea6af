import * as v from 'valibot'

import type { ErrorCode } from './problem.ts'

export type AnySchema = v.GenericSchema<unknown, unknown>

/** Whether a call needs a session: `required` answers 401 without one, `optional` reads one when it is there. */
export type SessionNeed = 'none' | 'optional' | 'required'

export type CaptchaNeed = 'each-submit' | 'after-first-submit'

/**
 * One call of the API. Routes, the typed client and openapi.json are made from these, so they cannot disagree.
 * - `session`: `required` answers 401 without one; `optional` reads one when it is there
 * - `token`: the anti-forgery header is sent and required (CSRF-07, CSRF-09)
 * - `anyBody`: the body is not read, so it may have any type
 * - `form`: another service makes the call with the body of a form; an answer with `xml` is sent as XML
 * - `signed`: another service makes the call, and a signature in the body authenticates it
 * - `keepalive`: the call outlives the page that makes it
 * - `captcha`: the submits of the call's form that carry a captcha's token: each one, or those after the first (FORM-18, FORM-19)
 * - `reauthenticated`: a member with a password must have proved who they are within REAUTHENTICATION_MINUTES
 * - `redirects`: a browser navigates there; the answer is the address of the redirect, and a refusal is a page
 * - `errors`: the codes that a caller must handle, in addition to those that any call can return
 */
export interface Endpoint<
  Params extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Answer extends AnySchema = AnySchema,
  Session extends SessionNeed = SessionNeed,
> {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` for each parameter. */
  readonly path: string
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  readonly session: Session
  readonly token: boolean
  readonly reauthenticated: boolean
  readonly redirects: boolean
  readonly anyBody: boolean
  readonly form: boolean
  readonly signed: boolean
  readonly keepalive: boolean
  readonly captcha: CaptchaNeed | undefined
  readonly errors: readonly ErrorCode[]
}

interface Description<P, Q, B, A, S> {
  method: Endpoint['method']
  path: string
  summary: string
  params?: P
  query?: Q
  body?: B
  answer: A
  session?: S
  token?: boolean
  reauthenticated?: boolean
  redirects?: boolean
  anyBody?: boolean
  form?: boolean
  signed?: boolean
  keepalive?: boolean
  captcha?: CaptchaNeed
  errors?: readonly ErrorCode[]
}

/** Describes a call; `token` is on for every POST, PUT and DELETE by default (CSRF-09). */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  A extends AnySchema,
  P extends AnySchema | undefined = undefined,
  Q extends AnySchema | undefined = undefined,
  B extends AnySchema | undefined = undefined,
  const S extends SessionNeed = 'none',
>(name: string, d: Description<P, Q, B, A, S>): Endpoint<P, Q, B, A, S> {
  return {
    name,
    method: d.method,
    path: d.path,
    summary: d.summary,
    // The caller's type arguments are undefined (and 'none') exactly where a part was omitted.
    params: d.params as P,
    query: d.query as Q,
    body: d.body as B,
    answer: d.answer,
    session: d.session ?? ('none' as S),
    token: d.token ?? d.method !== 'GET',
    reauthenticated: d.reauthenticated ?? false,
    redirects: d.redirects ?? false,
    anyBody: d.anyBody ?? false,
    form: d.form ?? false,
    signed: d.signed ?? false,
    keepalive: d.keepalive ?? false,
    captcha: d.captcha,
    errors: d.errors ?? [],
  }
}

type In<S> = S extends AnySchema ? v.InferInput<S> : undefined
type Part<K extends string, S> = S extends AnySchema
  ? undefined extends v.InferInput<S>
    ? { readonly [key in K]?: In<S> }
    : { readonly [key in K]: In<S> }
  : { readonly [key in K]?: undefined }

/** The input of a call. */
export type Call<E extends Endpoint> = Part<'params', E['params']> & Part<'query', E['query']> & Part<'body', E['body']>
/** The output of a call. */
export type Answer<E extends Endpoint> = v.InferOutput<E['answer']>

/** Whether this field of a query has several values (repeated keys, SEARCH-28). */
function isList(schema: AnySchema): boolean {
  const inner = 'wrapped' in schema ? (schema.wrapped as AnySchema) : schema
  const first = 'pipe' in inner && Array.isArray(inner.pipe) ? (inner.pipe[0] as AnySchema) : inner
  return first.type === 'array'
}

function entriesOf(schema: AnySchema): Record<string, AnySchema> {
  const object = 'pipe' in schema && Array.isArray(schema.pipe) ? (schema.pipe[0] as AnySchema) : schema
  return 'entries' in object ? (object.entries as Record<string, AnySchema>) : {}
}

/** Converts address parameters to the raw object that a query schema parses: lists from repeated keys, absent keys omitted. */
export function queryToObject(schema: AnySchema, search: URLSearchParams): Record<string, unknown> {
  const raw: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(entriesOf(schema))) {
    if (!search.has(key)) continue
    raw[key] = isList(field) ? search.getAll(key) : search.get(key)
  }
  return raw
}

/** The reverse: undefined fields are omitted, lists become repeated keys (SEARCH-24, SEARCH-28). */
export function objectToQuery(value: Readonly<Record<string, unknown>> | undefined): URLSearchParams {
  const search = new URLSearchParams()
  for (const [key, item] of Object.entries(value ?? {})) {
    if (item === undefined || item === null) continue
    for (const one of Array.isArray(item) ? item : [item]) search.append(key, String(one))
  }
  return search
}

/** Names the tenant. Set by the partner's web server, which alone may call the API, and stripped from browsers' requests. */
export const PARTNER_HEADER = 'x-partner'
