import autocannon from 'autocannon'

export interface Load {
  /** Responses a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

export interface LoadOptions {
  readonly url: string
  readonly paths: readonly string[]
  /** Headers, created for each request: a proof is valid once. */
  readonly headers?: (path: string) => Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
  /** Whether the paths lead to no page, and each response must be of the kind 4xx. */
  readonly isNotFound?: boolean
}

/** Sends GETs over keep-alive connections to the paths in turn. Throws if any response is not the expected one, because a rate of errors is meaningless. */
export async function load(options: LoadOptions): Promise<Load> {
  const result = await autocannon({
    url: options.url,
    connections: options.connections,
    duration: options.seconds,
    requests: options.paths.map((path) => ({
      method: 'GET',
      path,
      setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...options.headers?.(path) } }),
    })),
  })
  const expected = options.isNotFound === true ? result['4xx'] : result['2xx']
  const others = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'] - expected
  if (result.errors > 0 || others > 0) {
    throw new Error(`${options.url}: ${result.errors} errors and ${others} refusals under load`)
  }
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
