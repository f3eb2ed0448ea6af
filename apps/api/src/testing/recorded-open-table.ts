import { createServer, type IncomingMessage } from 'node:http'
import { text as textOf } from 'node:stream/consumers'

/** One request that the recorded service received. */
export interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Answers of OpenTable as its public documents show them; those of `open-table-wire.ts` below "NOT IN THE PUBLIC DOCUMENTS" are assumed. */
const TOKEN: Answer = {
  status: 200,
  body: { access_token: 'a1c7b724-0a20-42be-9dd4-23d873db1f9b', token_type: 'bearer', expires_in: 2_419_181, scope: 'DEFAULT' },
}
const availability = (date: string, party: number): Answer => ({
  status: 200,
  body: {
    rid: 1_038_007,
    party_size: party,
    times: [`${date}T18:30`, `${date}T19:00`],
    times_available:
      party > 12
        ? []
        : [
            { time: `${date}T18:30`, availability_types: [{ type: 'Standard' }] },
            { time: `${date}T19:00`, availability_types: [{ type: 'Standard', cancellation_policy: { id: 'p1', type: 'Hold' } }] },
            { time: `${date}T20:15`, availability_types: [{ type: 'Standard' }] },
          ],
    no_availability_reasons: party > 12 ? ['AbovePartySize'] : [],
  },
})

/** A service that answers as recorded: the same for the same `X-Request-Id`. */
export async function recordedOpenTable() {
  const requests: RecordedRequest[] = []
  const answered = new Map<string, Answer>()
  const states = new Map<string, { date_time: string; party_size: number; state: string }>()
  const locks = new Map<string, { date_time: string; party_size: number }>()
  /** Answers in place of the recorded ones, by method and end of the path. */
  const instead = new Map<string, Answer | 'no-answer' | 'lost'>()
  let count = 0

  function answerTo({ method, path, body }: RecordedRequest): Answer {
    const url = new URL(path, 'http://service')
    const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, never>
    if (url.pathname.endsWith('/oauth/token')) return TOKEN
    if (url.pathname.startsWith('/v2/availability/'))
      return availability((url.searchParams.get('start_date_time') ?? '').slice(0, 10), Number(url.searchParams.get('party_size')))
    if (url.pathname.endsWith('/slot_locks')) {
      const reservation_token = `token-${(count += 1)}`
      locks.set(reservation_token, { date_time: fields['date_time'] ?? '', party_size: fields['party_size'] ?? 0 })
      return { status: 201, body: { expires_at: new Date(Date.now() + 300_000).toISOString(), reservation_token } }
    }
    const [, confirmation] = /\/reservations\/([^/]+)$/.exec(url.pathname) ?? []
    if (confirmation === undefined) {
      const lock = locks.get(fields['reservation_token'] ?? '')
      if (!lock) return { status: 409, body: { message: 'The slot lock has expired', error_code: 'SLOT_LOCK_EXPIRED' } }
      const confirmation_number = 2_010_000 + (count += 1)
      states.set(String(confirmation_number), { ...lock, state: 'Booked' })
      return { status: 201, body: { confirmation_number } }
    }
    const state = states.get(confirmation)
    if (!state) return { status: 404, body: { message: 'Not found' } }
    if (method === 'GET') return { status: 200, body: state }
    if (method === 'DELETE') state.state = 'Cancelled'
    else Object.assign(state, locks.get(fields['reservation_token'] ?? ''))
    return { status: 200, body: { confirmation_number: Number(confirmation) } }
  }

  const server = createServer((incoming, outgoing) => {
    void textOf(incoming).then((text) => {
      const { method = '', url = '', headers } = incoming
      const request = { method, path: url, headers, body: text === '' ? null : (JSON.parse(text) as unknown) }
      requests.push(request)
      const [, other] = [...instead].find(([key]) => `${method} ${new URL(url, 'http://service').pathname}`.endsWith(key)) ?? []
      if (other === 'no-answer') return void outgoing.destroy()
      const id = headers['x-request-id']
      const key = typeof id === 'string' ? `${method} ${url} ${id}` : null
      const answer = typeof other === 'object' ? other : (key !== null && answered.get(key)) || answerTo(request)
      // A request that failed can be sent again.
      if (key !== null && answer.status < 500) answered.set(key, answer)
      if (other === 'lost') return void outgoing.destroy()
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    requests,
    instead,
    states,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
