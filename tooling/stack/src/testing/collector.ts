import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import * as v from 'valibot'

const valueSchema = v.object({
  stringValue: v.exactOptional(v.string()),
  intValue: v.exactOptional(v.union([v.number(), v.string()])),
})

const spanSchema = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.exactOptional(v.string(), ''),
  name: v.string(),
  kind: v.number(),
  attributes: v.exactOptional(v.array(v.object({ key: v.string(), value: valueSchema })), []),
})

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    resourceSpans: v.array(
      v.object({
        resource: v.object({ attributes: v.array(v.object({ key: v.string(), value: valueSchema })) }),
        scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })),
      }),
    ),
  }),
)

/** A span as the collector received it. */
export interface ReceivedSpan extends Omit<v.InferOutput<typeof spanSchema>, 'attributes'> {
  readonly service: string
  readonly attributes: Readonly<Record<string, string>>
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string
  readonly spans: readonly ReceivedSpan[]
  /** All received data, unchanged. */
  readonly bodies: readonly string[]
  readonly close: () => Promise<void>
}

type Pairs = readonly { readonly key: string; readonly value: v.InferOutput<typeof valueSchema> }[]
const record = (pairs: Pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]))

/** A collector of traces: OTLP over HTTP with JSON, kept in memory. */
export async function openCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(`${JSON.stringify(request.headers)}\n${body}`)
      for (const { resource, scopeSpans } of v.parse(bodySchema, body).resourceSpans) {
        const service = record(resource.attributes)['service.name'] ?? ''
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push({ ...span, service, attributes: record(span.attributes) })
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    await closed
  }
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, bodies, close }
}
