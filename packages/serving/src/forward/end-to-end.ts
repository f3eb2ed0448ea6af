/** Headers of one connection (RFC 9110, 7.6.1), and `expect`, to which the server that reads the body responds. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Copies the headers for the next hop: without those of the connection, those that `Connection` names and those in `dropped`.
 * @param headers with lower-case names
 */
export function endToEndHeaders(headers: Headers, dropped: ReadonlySet<string>): Record<string, string | string[]> {
  const named = connectionOptions(headers['connection'])
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name) && !dropped.has(name) && !named?.has(name)) kept[name] = value
  }
  return kept
}

/** Names that a `Connection` header lists; a message's length is not one connection's, so it cannot be listed away. */
function connectionOptions(value: string | string[] | undefined): ReadonlySet<string> | null {
  if (value === undefined) return null
  const names = new Set(
    String(value)
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  names.delete('content-length')
  return names
}
