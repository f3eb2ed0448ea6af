import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

import * as v from 'valibot'

import { requestSchema, type Caller, type Reply } from './protocol.ts'

/** Runs a command by its name; what it says goes back as it comes. @returns exit code */
export type RunCommand = (command: string, request: unknown, say: (line: string) => void, caller: Caller) => Promise<number>

export interface CommandSocket {
  /** Takes no more commands and waits for the one that runs. */
  readonly close: () => Promise<void>
}

/**
 * Takes commands on a local socket that only this user can reach. One runs after the other: two imports at once help nobody.
 * A command whose caller goes away runs to its end; each of them may be repeated.
 * @param path a socket left there by a process that was killed is replaced: the caller owns the data, so nobody listens
 * @param onFault told of errors that are bugs; the caller gets a plain line
 */
export async function listenForCommands(path: string, run: RunCommand, onFault: (error: unknown) => void): Promise<CommandSocket> {
  await rm(path, { force: true })
  let last: Promise<void> = Promise.resolve()
  const server = createServer((socket) => {
    // Whoever hangs up early misses the answer, no more.
    socket.on('error', () => undefined)
    last = last.then(() => serveOne(socket, run, onFault))
  })
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  return {
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      await last
      await closed
    },
  }
}

async function serveOne(socket: Socket, run: RunCommand, onFault: (error: unknown) => void): Promise<void> {
  const reply = (line: Reply) => {
    if (socket.writable) socket.write(`${JSON.stringify(line)}\n`)
  }
  const text = await firstLine(socket)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), requestSchema), text)
  if (!parsed.success) {
    reply({ exit: 2 })
    socket.end()
    return
  }
  try {
    const { command, request, caller } = parsed.output
    reply({ exit: await run(command, request, (say) => reply({ say }), caller) })
  } catch (error) {
    onFault(error)
    reply({ say: 'The command failed by a fault of the program; the log of the API tells more.' })
    reply({ exit: 1 })
  }
  socket.end()
}

async function firstLine(socket: Socket): Promise<string> {
  const lines = createInterface({ input: socket })
  for await (const line of lines) {
    lines.close()
    return line
  }
  return ''
}
