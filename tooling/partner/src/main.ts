import { runPartner } from './run-partner.ts'

/** `pnpm partner …` */
process.exitCode = await runPartner(process.argv.slice(2), {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
})
