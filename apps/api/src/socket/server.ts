import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

import * as v from 'valibot'

import { requestSchema, type Caller, type Reply } from './protocol.ts'

/** Runs a command by its name; its output is sent back as it is written. @returns exit code */
export type RunCommand = (command: string, request: unknown, print: (line: string) => void, caller: Caller) => Promise<number>

export interface CommandSocket {
  /** Accepts no more commands and waits for the running one. */
  readonly close: () => Promise<void>
}

/**
 * Accepts commands on a local socket that only this user can connect to. They run one after the other: two imports at once are not faster.
 * A command whose caller disconnects still runs to its end; every command may be repeated.
 * @param path a socket that a killed process left is replaced: the caller owns the data, so no process listens
 * @param onFault called with errors that are bugs; the caller gets a short message
 */
export async function listenForCommands(path: string, run: RunCommand, onFault: (error: unknown) => void): Promise<CommandSocket> {
  await rm(path, { force: true })
  let last: Promise<void> = Promise.resolve()
  const server = createServer((socket) => {
    // A caller that disconnects early only misses the output.
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
    reply({ exit: await run(command, request, (print) => reply({ print }), caller) })
  } catch (error) {
    onFault(error)
    reply({ print: 'The command failed because of a bug. See the log of the API.' })
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
