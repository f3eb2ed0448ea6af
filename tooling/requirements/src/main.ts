import { runRequirements } from './run-requirements.ts'

// A reader such as `head` may close the pipe before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** `pnpm requirements …` */
process.exitCode = runRequirements(process.argv.slice(2), {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
})
