import { setTimeout } from 'node:timers/promises'

import { commandDeps, givenStatementMembers, install, mailServer, statementsList, type Installation } from '@dining/api/testing/processes'
import { startPostgres } from '@dining/stack/postgres'

import { peakMemory } from './peak-memory.ts'
import type { Row } from './report.ts'

/** Milliseconds between two looks at the progress. */
const PACE = 5_000
/** Milliseconds in which a run must end. */
const PATIENCE = 30 * 60_000

interface Options {
  readonly members: number
  readonly say: (line: string) => void
}

/**
 * One process of the API makes the statements of a month for many members from its queue, and sends them to a mail server, on a PostgreSQL server. While it
 * runs, the operators' command `statements list` is read as an operator reads it, and what it prints is shown as progress.
 */
export async function benchStatements({ members, say }: Options): Promise<Row[]> {
  const server = await startPostgres({ isSynced: true })
  // Where `install` creates its database.
  process.env['TEST_DATABASE_URL'] = server.url
  const at = await install('postgres')
  const mail = await mailServer(at.folder)
  try {
    say(`${members.toLocaleString('en-US')} members who have dined`)
    await at.inspect((store) => givenStatementMembers(store, at.partner, members))
    const api = await at.start({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
    const memory = peakMemory(api.pid)
    const start = performance.now()
    let made = 0
    for (;;) {
      const { line, ms } = await progressOf(at)
      say(`${Math.round((performance.now() - start) / 1000)} s: ${line} (shown in ${Math.round(ms)} ms)`)
      if (made === 0 && line.includes('(100%)')) made = performance.now() - start
      if (line.includes(` ${members.toLocaleString('en-US')} sent`)) break
      if (performance.now() - start > PATIENCE) throw new Error(`The statements were not sent in time: ${line}`)
      await setTimeout(PACE)
    }
    const sent = performance.now() - start
    const peak = memory.stop()
    await api.stop()
    const mails = await mail.mails()
    const doubled = mails.filter(({ deliveries }) => deliveries > 1).length
    const name = `statements of ${members.toLocaleString('en-US')} members`
    return [
      { name: `${name}, made`, value: made / 1000, unit: 's' },
      { name: `${name}, sent`, value: sent / 1000, unit: 's' },
      { name: `${name}, sent a second`, value: members / (sent / 1000), unit: '1/s' },
      { name: `${name}, mails that arrived twice`, value: doubled, unit: 'mails' },
      { name: `${name}, peak memory of the API`, value: peak, unit: 'MB' },
    ]
  } finally {
    await mail.kill()
    await at.remove()
    await server.stop()
  }
}

/** What the operators' command prints, and its milliseconds. */
function progressOf(at: Installation): Promise<{ readonly line: string; readonly ms: number }> {
  return at.inspect(async (store) => {
    const lines: string[] = []
    const start = performance.now()
    const partners = new Map([[at.partner.program.id, at.partner]])
    await statementsList.run(
      { ...commandDeps(store, () => new Date()), partners },
      { json: false, request: {} },
      (line) => void lines.push(line),
    )
    return { line: lines.join('; '), ms: performance.now() - start }
  })
}
