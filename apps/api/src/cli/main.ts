import { keepFilesPrivate } from '@dining/serving'

import { runCli } from './run-cli.ts'

keepFilesPrivate()
// pnpm runs scripts in the folder of their package and keeps the caller's in INIT_CWD.
process.exitCode = await runCli(process.argv.slice(2), process.env, process.env['INIT_CWD'] ?? process.cwd(), {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
})
