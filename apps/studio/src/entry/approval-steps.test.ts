import type { ApprovalStep, ContentVersion } from '@dining/contract/studio'
import { expect, it } from 'vitest'

import { approvalOf, stepsOf } from './approval-steps.ts'

const AT = '2026-11-29T09:00:00.000Z'
const version = (number: number): ContentVersion => ({
  version: number,
  status: 'draft',
  fields: {},
  publishAt: null,
  cancels: null,
  at: AT,
  by: 'ana',
  note: '',
})
const step = (kind: ApprovalStep['kind'], of: number): ApprovalStep => ({
  kind,
  version: of,
  publishAt: null,
  writers: ['ana'],
  at: AT,
  by: kind === 'asked' ? 'ana' : 'ben',
  note: '',
})

it.each([
  ['waits, once it was asked about', [step('asked', 2)], 'waiting'],
  ['was sent back', [step('sent-back', 2), step('asked', 2)], 'sent-back'],
  ['waits for nothing, if the question was about an older one', [step('asked', 1)], null],
  ['waits for nothing, if nothing was asked', [], null],
] as const)('the newest version %s', (_, steps, state) => {
  const approval = { isRequired: true, waiting: null, steps: [...steps] }
  expect(approvalOf({ versions: [version(2), version(1)], approval })).toBe(state)
})

it('lists an approval with the version that it published, and a question with the version that it is about', () => {
  const steps = [step('approved', 2), step('asked', 2), step('sent-back', 1), step('asked', 1)]
  const listed = [1, 2, 3].map((number) => stepsOf(number, steps).map(({ kind }) => kind))
  expect(listed).toEqual([['asked', 'sent-back'], ['asked'], ['approved']])
})
