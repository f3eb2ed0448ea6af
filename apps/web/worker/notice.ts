/** A notice that the API has sent. */
interface Notice {
  readonly id: string
  readonly title: string
  readonly body: string
  /** Path and query of this site. */
  readonly path: string
}

const LONGEST = 300

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST

/** The address of a path of a site; its home for anything else. */
export function addressOf(path: unknown, origin: string): string {
  const url = isText(path) && path.startsWith('/') ? URL.parse(path, origin) : null
  return url?.origin === origin ? url.href : `${origin}/`
}

/** Reads the text of a message; null if it is not one of ours. */
export function readNotice(text: string): Notice | null {
  try {
    const { id, title, body, path } = JSON.parse(text) as Partial<Record<string, unknown>>
    return isText(id) && isText(title) && isText(body) && isText(path) ? { id, title, body, path } : null
  } catch {
    return null
  }
}
