import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { hostname, userInfo } from 'node:os'
import { createInterface } from 'node:readline'

import * as v from 'valibot'

import { replySchema, type Caller } from './protocol.ts'

/** The result of a command: its exit code, or that the process behind the socket ended first. */
export type Outcome = { readonly kind: 'ended'; readonly exit: number } | { readonly kind: 'lost' }

/** Sends commands to a running API. */
export interface CommandLine {
  readonly run: (command: string, request: unknown, print: (line: string) => void) => Promise<Outcome>
}

/** Login name and machine of the user who runs this process. */
export const thisCaller = (): Caller => ({ user: userInfo().username, host: hostname() })

/** Connects to the API that owns a data folder; null if none listens there. */
export async function connect(path: string): Promise<CommandLine | null> {
  const socket = createConnection(path)
  try {
    await once(socket, 'connect')
  } catch {
    return null
  }
  return { run: (command, request, print) => run(socket, JSON.stringify({ command, request, caller: thisCaller() }), print) }
}

async function run(socket: Socket, request: string, print: (line: string) => void): Promise<Outcome> {
  // A broken connection is an end without an exit code.
  socket.on('error', () => undefined)
  socket.write(`${request}\n`)
  for await (const text of createInterface({ input: socket })) {
    const reply = v.safeParse(v.pipe(v.string(), v.parseJson(), replySchema), text)
    if (!reply.success) break
    if ('exit' in reply.output) {
      socket.destroy()
      return { kind: 'ended', exit: reply.output.exit }
    }
    print(reply.output.print)
  }
  socket.destroy()
  return { kind: 'lost' }
}
