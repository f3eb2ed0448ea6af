import { runRequirements } from './run-requirements.ts'

/** `pnpm requirements …` */
process.exitCode = runRequirements(process.argv.slice(2), {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
})
