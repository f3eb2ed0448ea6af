import { writeFile } from 'node:fs/promises'

import { untilEnded } from '@dining/stack'

import { HELP, readOptions } from './options.ts'
import { rehearse } from './rehearse.ts'
import { asJson, asText, hasPassed } from './report.ts'
import { STEPS } from './steps.ts'

/** `pnpm rehearse …`; pnpm runs scripts at the top of the clone and keeps the caller's folder in INIT_CWD. */
const print = (text: string) => void process.stdout.write(`${text}\n`)
const order = readOptions(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())

if (!order.ok) {
  process.stderr.write(`${order.error} See pnpm rehearse --help.\n`)
  process.exitCode = 2
} else if (order.value === 'help') print(HELP)
else if (order.value === 'list') print(STEPS.map(({ name, title }) => `${name.padEnd(8)}  ${title}`).join('\n'))
else if (order.value === 'list as json') print(JSON.stringify({ steps: STEPS }))
else {
  const { value } = order
  const started = performance.now()
  await untilEnded(async (signal) => {
    // A failure from here on, also one of the arguments.
    process.exitCode = 1
    const report = await rehearse(
      value,
      (line) => void process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`),
      signal,
    )
    const text = value.json ? asJson(report) : asText(report)
    print(text)
    if (value.out !== null) await writeFile(value.out, `${text}\n`)
    if (hasPassed(report)) process.exitCode = 0
  })
}
