import { runContainers } from './run-containers.ts'

/** `pnpm containers …`; pnpm runs scripts in the folder of their package and keeps the caller's in INIT_CWD. */
process.exitCode = await runContainers(
  process.argv.slice(2),
  { out: (line) => void process.stdout.write(`${line}\n`), err: (line) => void process.stderr.write(`${line}\n`) },
  process.env['INIT_CWD'] ?? process.cwd(),
)
