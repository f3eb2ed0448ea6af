import { resolve } from 'node:path'

import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { publish, rollback, schedule, unpublish } from '../../use-cases/content/write-entry.ts'
import { defineCommand } from '../command.ts'
import { KNOWN_SETS, orderEntries, readOrder, readVersion, WRITE_HELP, WRITE_NOTES, WRITE_OPTIONS } from './options.ts'
import { runDraft } from './run-draft.ts'
import { reportWritten } from './report-written.ts'

/** A point in time with its offset from UTC. */
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

export const contentDraft = defineCommand({
  name: 'content draft',
  isOneChange: true,
  summary: 'Saves the fields of a JSON file as a draft of an entry. Visitors do not see it.',
  usage: 'content draft <partner> <set> <slug> <file.json> --note <why>',
  optionsHelp: WRITE_HELP,
  notes: WRITE_NOTES,
  options: WRITE_OPTIONS,
  known: KNOWN_SETS,
  request: v.object({ ...orderEntries, path: v.string() }),
  read: ({ words, values, cwd }) => {
    const path = words[3]
    if (path === undefined) return fail('Missing partner, set, slug or file.')
    const order = readOrder(words, values, 1)
    return order.ok ? succeed({ ...order.value, path: resolve(cwd, path) }) : order
  },
  run: (deps, { path, ...order }, print) => runDraft(deps, order, path, print),
})

export const contentPublish = defineCommand({
  name: 'content publish',
  isOneChange: true,
  summary: 'Shows the newest version of an entry to visitors, such as its draft.',
  usage: 'content publish <partner> <set> <slug> --note <why>',
  optionsHelp: WRITE_HELP,
  notes: WRITE_NOTES,
  options: WRITE_OPTIONS,
  known: KNOWN_SETS,
  request: v.object(orderEntries),
  read: ({ words, values }) => readOrder(words, values),
  run: (deps, order, print) => reportWritten(deps, order, print, () => publish(deps, order)),
})

export const contentSchedule = defineCommand({
  name: 'content schedule',
  isOneChange: true,
  summary: 'Shows the newest version of an entry from a time on; until then what is public stays.',
  usage: 'content schedule <partner> <set> <slug> --at <time> --note <why>',
  optionsHelp: [['--at <time>', 'such as 2026-12-01T08:00:00Z or 2026-12-01T08:00-06:00; required'], ...WRITE_HELP],
  notes: ['Publishing the entry or taking it off the site in the meantime cancels it.', ...WRITE_NOTES],
  options: { ...WRITE_OPTIONS, at: { type: 'string' } },
  known: KNOWN_SETS,
  request: v.object({ ...orderEntries, at: v.pipe(v.string(), v.regex(ISO_TIME)) }),
  read: ({ words, values }) => {
    const { at } = values
    if (typeof at !== 'string' || !ISO_TIME.test(at) || Number.isNaN(Date.parse(at))) {
      return fail('--at must be a time with a zone, such as 2026-12-01T08:00:00Z.')
    }
    const order = readOrder(words, values)
    return order.ok ? succeed({ ...order.value, at }) : order
  },
  run: (deps, { at, ...order }, print) => reportWritten(deps, order, print, () => schedule(deps, { ...order, publishAt: new Date(at) })),
})

export const contentUnpublish = defineCommand({
  name: 'content unpublish',
  isOneChange: true,
  summary: 'Takes an entry off the site and cancels its scheduled versions. Its history stays.',
  usage: 'content unpublish <partner> <set> <slug> --note <why>',
  optionsHelp: WRITE_HELP,
  notes: WRITE_NOTES,
  options: WRITE_OPTIONS,
  known: KNOWN_SETS,
  request: v.object(orderEntries),
  read: ({ words, values }) => readOrder(words, values),
  run: (deps, order, print) => reportWritten(deps, order, print, () => unpublish(deps, order)),
})

export const contentRollback = defineCommand({
  name: 'content rollback',
  isOneChange: true,
  summary: 'Shows visitors the fields of an earlier version again, as a new version.',
  usage: 'content rollback <partner> <set> <slug> --to <version> --note <why>',
  optionsHelp: [['--to <version>', 'a number of content list <partner> --history <set>/<slug>; required'], ...WRITE_HELP],
  notes: WRITE_NOTES,
  options: { ...WRITE_OPTIONS, to: { type: 'string' } },
  known: KNOWN_SETS,
  request: v.object({ ...orderEntries, toVersion: v.number() }),
  read: ({ words, values }) => {
    const toVersion = readVersion(values['to'], '--to')
    if (!toVersion.ok) return toVersion
    const order = readOrder(words, values)
    return order.ok ? succeed({ ...order.value, toVersion: toVersion.value }) : order
  },
  run: (deps, order, print) => reportWritten(deps, order, print, () => rollback(deps, order)),
})
