/** Bytes that a client sends on one connection, and the expected responses. */
export interface DesyncCase {
  readonly name: string
  /** Written one after the other; a piece is sent after the previous one was written. */
  readonly pieces: readonly string[]
  /** Statuses of the answers in order, without 1xx; none where the connection is closed or the server waits for more. */
  readonly statuses: readonly number[]
}

/** The path of a request that is part of another one's body. An upstream that reads it has been desynchronised. */
export const SMUGGLED_PATH = '/api/studio/smuggled'
/** The upstream responds to requests whose path contains this before it reads their body. */
export const EARLY_ANSWER = '/api/studio/early-answer'

/** Building blocks of the cases. Their paths begin with `/api/studio/`, which every forwarding server accepts. */
export interface CaseKit {
  /** The beginning of a request, with Host and the blank line. */
  head(method: string, headers?: readonly string[], target?: string): string
  /** A whole request that must never be read as one. */
  readonly smuggled: string
  /** `smuggled` as a chunked body. */
  readonly chunked: string
  /** `Content-Length` of `smuggled`. */
  readonly length: string
  /** A second request behind the first, which is answered. */
  readonly next: string
}

/** @param host name in requests to the server */
export function caseKit(host: string): CaseKit {
  const head: CaseKit['head'] = (method, headers = [], target = '/api/studio/attack') =>
    [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n')
  const smuggled = head('GET', [], SMUGGLED_PATH)
  return {
    head,
    smuggled,
    chunked: `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
    length: `Content-Length: ${smuggled.length}`,
    next: head('GET', [], '/api/studio/next'),
  }
}

/** A row of a table of cases: name, statuses, pieces. */
export type Row = readonly [name: string, statuses: readonly number[], ...pieces: readonly string[]]

/** Turns rows into cases. */
export function casesOf(rows: readonly Row[]): readonly DesyncCase[] {
  return rows.map(([name, statuses, ...pieces]) => ({ name, statuses, pieces }))
}
