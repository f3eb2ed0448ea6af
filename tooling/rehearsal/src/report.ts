import { asTable } from '@dining/partner/table'

import type { Row } from './recorder.ts'

/** A finished rehearsal. */
export interface Report {
  readonly partner: string
  readonly versions: readonly string[]
  readonly rows: readonly Row[]
  readonly seconds: number
}

const sum = (rows: readonly Row[], of: 'requests' | 'failures') => rows.reduce((all, row) => all + row[of], 0)

export const hasPassed = ({ rows }: Report): boolean => rows.every(({ state }) => state === 'passed')

export function asJson(report: Report): string {
  const { rows } = report
  return JSON.stringify({ ...report, passed: hasPassed(report), requests: sum(rows, 'requests'), failures: sum(rows, 'failures') })
}

export function asText(report: Report): string {
  const { partner, versions, rows, seconds } = report
  const count = (value: number) => value.toLocaleString('en-US')
  const cells = [
    ...rows.map((row) => [row.step, row.state, row.seconds.toFixed(1), count(row.requests), count(row.failures), row.text]),
    ['all', hasPassed(report) ? 'passed' : 'failed', seconds.toFixed(1), count(sum(rows, 'requests')), count(sum(rows, 'failures')), ''],
  ]
  const of = versions.length === 2 ? `, versions ${versions.join(' and ')}` : ''
  return `${partner}${of}\n\n${asTable(['step', 'state', 'seconds', 'requests', 'failed', 'seen'], cells, new Set([2, 3, 4]))}`
}
