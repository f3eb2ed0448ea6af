import type { ContentVersion } from '@dining/contract/studio'
import { expect, it } from 'vitest'

import { nextOf, statusWords } from './status.ts'

const hour = (count: number) => new Date(Date.UTC(2026, 4, 4, count)).toISOString()
type Said = readonly [status: ContentVersion['status'], at: number, publishAt?: number | null, cancels?: number]

/** Versions in order of creation, newest first as in the API. */
const versionsOf = (said: readonly Said[]): readonly ContentVersion[] =>
  said
    .map(([status, at, publishAt = null, cancels = null], index) => ({
      version: index + 1,
      status,
      fields: {},
      by: 'ana',
      note: '',
      at: hour(at),
      publishAt: publishAt === null ? null : hour(publishAt),
      cancels,
    }))
    .toReversed()

it.each<readonly [what: string, said: readonly Said[], shown: number | null, words: readonly string[], next: number | undefined]>([
  [
    'a draft on what is shown',
    [
      ['published', 0],
      ['draft', 1],
    ],
    1,
    ['Draft', 'On the site'],
    undefined,
  ],
  [
    'one to come',
    [
      ['published', 0],
      ['scheduled', 1, 9],
    ],
    1,
    ['From May 4, 2026, 9:00 AM UTC', 'On the site'],
    2,
  ],
  [
    'one to come, and a draft on it',
    [
      ['scheduled', 1, 9],
      ['draft', 2],
    ],
    null,
    ['Draft', 'From May 4, 2026, 9:00 AM UTC'],
    1,
  ],
  [
    'one that came',
    [
      ['published', 0],
      ['scheduled', 1, 9],
    ],
    2,
    ['On the site', 'Published before'],
    undefined,
  ],
  [
    'one that came and was followed',
    [
      ['scheduled', 1, 3],
      ['published', 9],
    ],
    2,
    ['On the site', 'Published before'],
    undefined,
  ],
  [
    'one that something published overtook',
    [
      ['scheduled', 1, 9],
      ['published', 3],
    ],
    2,
    ['On the site', 'Overtaken'],
    undefined,
  ],
  [
    'one that was called off',
    [
      ['scheduled', 1, 9],
      ['unpublished', 3],
    ],
    null,
    ['Taken off', 'Overtaken'],
    undefined,
  ],
  [
    'one that came and was taken off',
    [
      ['scheduled', 1, 3],
      ['unpublished', 9],
    ],
    null,
    ['Taken off', 'Published before'],
    undefined,
  ],
  [
    'one whose schedule was cancelled',
    [
      ['published', 0],
      ['scheduled', 1, 9],
      ['draft', 2, null, 2],
    ],
    1,
    ['Draft', 'Canceled', 'On the site'],
    undefined,
  ],
  [
    'one that got a later time',
    [
      ['scheduled', 1, 5],
      ['scheduled', 2, 9, 1],
    ],
    null,
    ['From May 4, 2026, 9:00 AM UTC', 'Rescheduled'],
    2,
  ],
  [
    'one whose cancelled successor would have overtaken it',
    [
      ['scheduled', 1, 9],
      ['scheduled', 2, 5],
      ['draft', 3, null, 2],
    ],
    null,
    ['Draft', 'Canceled', 'From May 4, 2026, 9:00 AM UTC'],
    1,
  ],
  [
    'one that another schedule overtook',
    [
      ['scheduled', 1, 9],
      ['scheduled', 2, 5],
    ],
    null,
    ['From May 4, 2026, 5:00 AM UTC', 'Overtaken'],
    2,
  ],
])('shows the status of %s', (_, said, shown, words, next) => {
  const versions = versionsOf(said)
  expect(versions.map((one) => statusWords(one, shown, 'UTC', versions))).toEqual(words)
  expect(nextOf(versions, shown)?.version).toBe(next)
})
