/** Bytes that a client sends on one connection, and what it gets. */
export interface DesyncCase {
  readonly name: string
  /** Written one after the other; a later piece is sent when the former has left. */
  readonly pieces: readonly string[]
  /** Statuses of the answers in order, without 1xx; none where the connection is closed or the server waits for more. */
  readonly statuses: readonly number[]
}

/** The path of a request that is part of another one's body. An upstream that reads it has been desynchronised. */
export const SMUGGLED_PATH = '/api/studio/smuggled'
/** Requests whose path holds this are answered by the upstream before their body is read. */
export const EARLY_ANSWER = '/api/studio/early-answer'

/** What the cases are written with. Their paths begin with `/api/studio/`, which every server that forwards takes. */
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

/** @param host name under which the server is asked */
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
