/**
 * The attributes of a span: never a visitor's input or name. The statement of a query contains placeholders ($1) instead of
 * values.
 */
export interface Attributes {
  readonly 'http.request.method'?: string
  /** The template of a path, never the requested path. */
  readonly 'http.route'?: string
  readonly 'http.response.status_code'?: number
  /** Code of a refusal, or the constructor of an error. */
  readonly 'error.type'?: string
  readonly 'db.system.name'?: 'postgresql'
  readonly 'db.query.text'?: string
  /** The request id in responses and logs. */
  readonly 'request.id'?: string
  readonly 'partner.id'?: string
  /** Source of a page: hit, stale, miss or own. */
  readonly 'page.cache'?: string
}

/** A running span. */
export interface Span {
  set(attributes: Attributes): void
  /** Sets its name once it is known. */
  rename(name: string): void
  /** @param type a refusal's code or an error's constructor; never its message */
  fail(type: string): void
}

interface ServerSpan {
  readonly kind: 'server'
  /** `traceparent` of another server of the installation, whose trace continues here. */
  readonly continues?: string | undefined
  /** `traceparent` from outside: its trace is only linked, and does not affect sampling. */
  readonly linkedTo?: string | undefined
}

/** Adds to the active span; without one, nothing is recorded. */
interface ClientSpan {
  readonly kind: 'client'
}

/** One trace from a visitor's request through all processes (OpenTelemetry, W3C trace context). */
export interface Tracing {
  /** Runs the work in a new span, which ends with it. A thrown error marks the span as failed and is rethrown. */
  inSpan<T>(name: string, options: ServerSpan | ClientSpan, work: (span: Span) => Promise<T>): Promise<T>
  /** Records a completed call as a child of the active span. */
  record(name: string, durationMs: number, attributes: Attributes): void
  /** Adds to the active span. */
  note(attributes: Attributes): void
  /** The active trace, for log lines. */
  traceId(): string | undefined
  /** Headers of a call to another server of the installation, so that the trace continues there. */
  headers(): Readonly<Record<string, string>>
}

const NOTHING = {}
const NO_SPAN: Span = { set: () => undefined, rename: () => undefined, fail: () => undefined }

/** Records nothing. */
export const NO_TRACING: Tracing = {
  inSpan: (_name, _options, work) => work(NO_SPAN),
  record: () => undefined,
  note: () => undefined,
  traceId: () => undefined,
  headers: () => NOTHING,
}
