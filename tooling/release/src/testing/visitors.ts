import { get as request, type Agent } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Sends a GET over connections that stay open; rejects if a connection breaks. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>

export const askOver =
  (port: number, agent: Agent): Ask =>
  (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const call = request({ agent, host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
        buffer(answer).then((bytes) => {
          resolve({ status: answer.statusCode ?? 0, text: bytes.toString(), headers: answer.headers })
        }, reject)
      })
      call.once('error', reject)
    })

/** Visitors who request pages and files again and again. */
export interface Visitors {
  readonly answered: () => number
  /** Requests that got another status than 200, or none. */
  readonly stop: () => Promise<readonly string[]>
}

/** @param paths asked in turn by each of `count` visitors */
export function visit(get: Ask, paths: readonly string[], count = 8): Visitors {
  const failures: string[] = []
  const state = { isOver: false, answered: 0 }
  const visitor = async (start: number) => {
    for (let at = start; !state.isOver; at++) {
      const path = paths[at % paths.length] ?? '/'
      try {
        const { status } = await get(path)
        if (status !== 200) failures.push(`${path}: ${status}`)
      } catch (error) {
        failures.push(`${path}: ${String(error)}`)
      }
      state.answered++
    }
  }
  const all = Array.from({ length: count }, (_, index) => visitor(index))
  return {
    answered: () => state.answered,
    stop: async () => {
      state.isOver = true
      await Promise.all(all)
      return failures
    },
  }
}
