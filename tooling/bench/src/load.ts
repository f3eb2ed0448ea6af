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
}

/** Sends GETs over keep-alive connections to the paths in turn. Throws if any response is not a success, because a rate of errors is meaningless. */
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
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${options.url}: ${result.errors} errors and ${result.non2xx} refusals under load`)
  }
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
