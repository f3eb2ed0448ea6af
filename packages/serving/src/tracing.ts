/**
 * What a span may say: names of things, never what a visitor typed, sent or is called. The statement of a query holds places ($1) where the
 * values stand.
 */
export interface Attributes {
  readonly 'http.request.method'?: string
  /** The template of a path, never the path that was asked for. */
  readonly 'http.route'?: string
  readonly 'http.response.status_code'?: number
  /** Code of a refusal, or the constructor of an error. */
  readonly 'error.type'?: string
  readonly 'db.system.name'?: 'postgresql'
  readonly 'db.query.text'?: string
  /** The id that answers and logs carry. */
  readonly 'request.id'?: string
  readonly 'partner.id'?: string
  /** How a page was answered: hit, stale, miss or own. */
  readonly 'page.cache'?: string
}

/** Something under way. */
export interface Span {
  set(attributes: Attributes): void
  /** Names what it is once that is known. */
  rename(name: string): void
  /** @param type a refusal's code or an error's constructor; never its message */
  fail(type: string): void
}

interface ServerSpan {
  readonly kind: 'server'
  /** `traceparent` of one of our own servers, whose trace goes on here. */
  readonly continues?: string | undefined
  /** `traceparent` that came from outside: its trace is named beside ours, and decides nothing about it. */
  readonly linkedTo?: string | undefined
}

/** Part of the span that runs; where none does, nothing is told. */
interface ClientSpan {
  readonly kind: 'client'
}

/** One trace from a visitor's request through all processes (OpenTelemetry, W3C trace context). */
export interface Tracing {
  /** Does the work as a span of its own, which ends with it. A thrown error fails the span and passes on. */
  inSpan<T>(name: string, options: ServerSpan | ClientSpan, work: (span: Span) => Promise<T>): Promise<T>
  /** Tells of a call that is over, as part of the span that runs. */
  record(name: string, durationMs: number, attributes: Attributes): void
  /** Adds to the span that runs. */
  note(attributes: Attributes): void
  /** The trace that runs, for lines of the log. */
  traceId(): string | undefined
  /** What a call to another of our servers carries, so that the trace goes on there. */
  headers(): Readonly<Record<string, string>>
}

const NOTHING = {}
const NO_SPAN: Span = { set: () => undefined, rename: () => undefined, fail: () => undefined }

/** Tells nobody anything. */
export const NO_TRACING: Tracing = {
  inSpan: (_name, _options, work) => work(NO_SPAN),
  record: () => undefined,
  note: () => undefined,
  traceId: () => undefined,
  headers: () => NOTHING,
}
