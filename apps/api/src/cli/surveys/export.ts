import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { surveyAnswerRepo } from '../../store/repositories/survey-answer.ts'
import { defineCommand } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'

/** Rows that one transaction reads. */
const BATCH = 500
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MS_PER_DAY = 86_400_000
const COLUMNS = ['answered_at', 'survey', 'path', 'public_id', 'question', 'answer'] as const

/**
 * A field of a CSV file: quoted where RFC 4180 asks for it. A spreadsheet would run a text that begins like a formula, so an apostrophe precedes it.
 */
export function csvField(text: string): string {
  const plain = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** What visitors have answered to a partner's surveys (SURVEY-14). */
export const surveysExport = defineCommand({
  name: 'surveys export',
  summary: 'Prints what visitors have answered to the surveys of a partner’s site.',
  usage: 'surveys export <partner> [--survey <id>] [--from <day>] [--to <day>] [--json]',
  optionsHelp: [
    ['--survey <id>', 'only this survey, by the id of its content'],
    ['--from <day>', 'the first day, YYYY-MM-DD in UTC'],
    ['--to <day>', 'the last day, YYYY-MM-DD in UTC'],
    ['--json', 'one object per line and set of answers, in place of CSV with a line for each answer'],
  ],
  notes: ['The oldest answers come first. A member is named by public id; visitors who were not signed in have none.'],
  options: { survey: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } },
  request: v.object({
    partnerId: v.string(),
    surveyId: v.optional(v.string()),
    from: v.optional(v.string()),
    to: v.optional(v.string()),
    json: v.boolean(),
  }),
  read: ({ words: [partnerId, ...more], values: { survey, from, to, json } }) => {
    if (partnerId === undefined) return fail('Missing partner.')
    if (more.length > 0) return fail('This command takes one partner.')
    for (const [name, day] of [
      ['--from', from],
      ['--to', to],
    ] as const)
      if (typeof day === 'string' && !(DAY.test(day) && !Number.isNaN(Date.parse(day))))
        return fail(`${name} ${day} is not a day like 2026-06-30.`)
    return succeed({
      partnerId,
      json: json === true,
      ...(typeof survey === 'string' ? { surveyId: survey } : {}),
      ...(typeof from === 'string' ? { from } : {}),
      ...(typeof to === 'string' ? { to } : {}),
    })
  },
  async run(deps, { partnerId, surveyId, from, to, json }, print) {
    if (!partnerNamed(deps, partnerId, print)) return 1
    const filter = {
      surveyId,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(Date.parse(to) + MS_PER_DAY),
    }
    if (!json) print(COLUMNS.join(','))
    const read = (after: { readonly at: Date; readonly id: string } | null) =>
      deps.store.reading.tenant(partnerId, (tx) => surveyAnswerRepo(tx, partnerId).page(filter, after, BATCH))
    for (let rows = await read(null); ;) {
      for (const { survey_id, path, public_id, answers, answered_at } of rows) {
        const at = answered_at.toISOString()
        if (json) print(JSON.stringify({ answeredAt: at, survey: survey_id, path, publicId: public_id, answers }))
        else
          for (const { question, answer } of answers)
            print([at, survey_id, path, public_id ?? '', question, answer].map(csvField).join(','))
      }
      const end = rows.at(-1)
      if (end === undefined || rows.length < BATCH) return 0
      rows = await read({ at: end.answered_at, id: end.id })
    }
  },
})
