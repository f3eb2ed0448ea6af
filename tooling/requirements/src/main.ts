import { runRequirements } from './run-requirements.ts'

// A reader such as `head` may close the pipe before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const output = {
  out: (line: string) => void process.stdout.write(`${line}\n`),
  err: (line: string) => void process.stderr.write(`${line}\n`),
}

/** `pnpm requirements …`; only the table of fields loads the forms. */
const args = process.argv.slice(2)
process.exitCode =
  args[0] === 'fields' && args.length === 1
    ? await (await import('./fields/fields-command.ts')).runFields(output)
    : runRequirements(args, output)
