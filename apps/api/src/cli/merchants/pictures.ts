import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { merchantPictureRepo } from '../../store/repositories/merchant-picture.ts'
import { retryMerchantPictures } from '../../use-cases/merchants/fetch-pictures.ts'
import type { CommandDeps } from '../command.ts'
import { defineReport, type Report } from '../report-command.ts'

/** Pictures that are listed; the others are counted. */
const MAX_LISTED = 200
/** Restaurants that are named for one picture. */
const MAX_NAMED = 3

const requestSchema = v.object({ retry: v.boolean() })

export const merchantsPictures = defineReport({
  name: 'merchants pictures',
  summary: 'Shows what came of the pictures that imports name: how many were fetched, and why others were not.',
  usage: 'merchants pictures [--retry]',
  optionsHelp: [['--retry', 'fetches the pictures again that were given up']],
  notes: [
    'Pictures are fetched within a minute of an import, from the hosts of PHOTO_HOSTS only. One that fails is tried again after 1, 10 and',
    '60 minutes. A restaurant whose picture was not fetched shows an illustration of its cuisine. Exit code: 1 if pictures were given up.',
  ],
  options: { retry: { type: 'boolean' } },
  request: requestSchema,
  read: ({ words, values }) =>
    words[0] === undefined ? succeed({ retry: values['retry'] === true }) : fail(`Unexpected argument "${words[0]}".`),
  report: reportMerchantsPictures,
})

/** `merchants pictures`: those that were not fetched, and last how many there are of each state. */
async function reportMerchantsPictures({ store, clock }: CommandDeps, { retry }: v.InferOutput<typeof requestSchema>): Promise<Report> {
  if (retry) {
    const again = await retryMerchantPictures({ store, clock })
    return { rows: [{ again }], lines: [`${again.toLocaleString('en-US')} pictures are fetched again.`] }
  }
  const [counts, problems] = await store.reading.owner(async (tx) => {
    const repo = merchantPictureRepo(tx)
    return [await repo.counts(), await repo.problems(MAX_LISTED)] as const
  })
  const lines = problems.map(({ url, reason, attempts, state, restaurants }) => {
    const more = restaurants.length > MAX_NAMED ? ` and ${restaurants.length - MAX_NAMED} more` : ''
    const end = state === 'failed' ? 'given up' : 'tried again later'
    return `${restaurants.slice(0, MAX_NAMED).join(', ')}${more}: ${reason} (attempt ${attempts}, ${end}) ${url}`
  })
  if (problems.length === MAX_LISTED) lines.push('Further pictures are not listed.')
  if (counts.waiting > 0) lines.push('Pictures are fetched while the API runs with PHOTO_HOSTS; without it, none is.')
  const number = (count: number) => count.toLocaleString('en-US')
  lines.push(`Pictures: ${number(counts.fetched)} fetched, ${number(counts.waiting)} to fetch, ${number(counts.failed)} given up.`)
  const { fetched, waiting, failed } = counts
  const rows = [
    ...problems.map(({ url, reason, attempts, state, restaurants }) => ({ url, reason, attempts, state, restaurants })),
    { fetched, waiting, failed },
  ]
  return { rows, lines, exit: failed > 0 ? 1 : 0 }
}
