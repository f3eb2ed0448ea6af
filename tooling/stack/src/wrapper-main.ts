import { runWrapper } from './run-wrapper.ts'

/** `pnpm wrapper …` */
process.exitCode = await runWrapper(process.argv.slice(2), {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
})
