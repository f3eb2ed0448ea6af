import { AsyncLocalStorage } from 'node:async_hooks'

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span as OtelSpan } from '@opentelemetry/api'
import { parseTraceParent, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'

import type { Span, Tracing } from './tracing.ts'

/** Milliseconds that the end of a process waits for its last spans. */
const FAREWELL_MS = 2_000
/** The beginning of a statement that inserts a thousand rows is sufficient. */
const LONGEST_TEXT = 2_000

export interface OtelTracing extends Tracing {
  close(): Promise<void>
}

/**
 * Sends spans to a collector without patching and without globals. If the collector is slow or unavailable, spans are lost, never a request.
 * Further headers of the exporter come from OpenTelemetry's own variables (OTEL_EXPORTER_OTLP_HEADERS, …).
 * @param ratio part of the traces that are kept, 0 to 1
 */
export function otelTracing(service: string, endpoint: string, ratio: number): OtelTracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_TEXT },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }) })],
  })
  const tracer = provider.getTracer('dining')
  const w3c = new W3CTraceContextPropagator()
  const running = new AsyncLocalStorage<Context>()
  let closing: Promise<void> | undefined

  function start(name: string, options: Parameters<Tracing['inSpan']>[1]): Context | undefined {
    const above = running.getStore()
    if (options.kind === 'client') {
      return above && trace.setSpan(above, tracer.startSpan(name, { kind: SpanKind.CLIENT }, above))
    }
    const parent = parseTraceParent(options.continues ?? '')
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
    const outside = parseTraceParent(options.linkedTo ?? '')
    const links = outside ? [{ context: outside }] : []
    return trace.setSpan(ROOT_CONTEXT, tracer.startSpan(name, { kind: SpanKind.SERVER, links }, context))
  }

  return {
    async inSpan(name, options, work) {
      const context = start(name, options)
      const span = context && trace.getSpan(context)
      if (!span) return work(spanOver(undefined))
      const ownSpan = spanOver(span)
      try {
        return await running.run(context, () => work(ownSpan))
      } catch (error) {
        ownSpan.fail(error instanceof Error ? error.constructor.name : typeof error)
        throw error
      } finally {
        span.end()
      }
    },
    record(name, durationMs, attributes) {
      const above = running.getStore()
      if (!above) return
      const end = Date.now()
      tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - durationMs, attributes: { ...attributes } }, above).end(end)
    },
    note: (attributes) => {
      const above = running.getStore()
      if (above) trace.getSpan(above)?.setAttributes({ ...attributes })
    },
    traceId: () => {
      const above = running.getStore()
      return above && trace.getSpanContext(above)?.traceId
    },
    headers: () => {
      const headers: Record<string, string> = {}
      w3c.inject(running.getStore() ?? ROOT_CONTEXT, headers, { set: (carrier, name, value) => void (carrier[name] = value) })
      return headers
    },
    close: () => (closing ??= farewell(provider)),
  }
}

function spanOver(span: OtelSpan | undefined): Span {
  return {
    set: (attributes) => void span?.setAttributes({ ...attributes }),
    rename: (name) => void span?.updateName(name),
    fail: (type) => void span?.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
  }
}

async function farewell(provider: TracerProvider): Promise<void> {
  const patience = Promise.withResolvers<void>()
  const timer = setTimeout(patience.resolve, FAREWELL_MS)
  await Promise.race([provider.shutdown().catch(() => undefined), patience.promise])
  clearTimeout(timer)
}
