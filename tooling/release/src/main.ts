import { runRelease } from './run-release.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

/** `pnpm release …`; pnpm runs scripts in the folder of their package and keeps the caller's in INIT_CWD. */
process.exitCode = await runRelease(
  process.argv.slice(2),
  {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
  },
  { env: process.env, cwd: process.env['INIT_CWD'] ?? process.cwd() },
  stopping.signal,
)
