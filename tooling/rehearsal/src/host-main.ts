import { runRelease } from '@dining/release/run-release'

/** A host of released versions as a process of the stack, which names the partner, the port and the folder by variables. */
const { REHEARSED_PARTNER = '', HOST_STATE = '', PORT = '0' } = process.env
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
const line = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`)
process.exitCode = await runRelease(
  ['serve', REHEARSED_PARTNER, '--port', PORT, '--state', HOST_STATE],
  { out: line(process.stdout), err: line(process.stderr) },
  { env: process.env, cwd: process.cwd() },
  stopping.signal,
)
