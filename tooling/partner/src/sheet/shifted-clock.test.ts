import { spawnSync } from 'node:child_process'

import { expect, it } from 'vitest'

import { MOMENT, shiftClock, shiftedEnv } from './shifted-clock.ts'

it('shifts the present and leaves given dates', () => {
  const end = shiftClock(-86_400_000)
  const yesterday = [Date.now(), new Date().getTime(), Date.parse(Date())]
  const given = [new Date(5).getTime(), Date.UTC(2026, 0), new Date(5) instanceof Date]
  end()
  for (const time of yesterday) expect(Math.abs(time + 86_400_000 - Date.now())).toBeLessThan(60_000)
  expect(given).toEqual([5, Date.UTC(2026, 0), true])
})

it('gives processes of the installation the day of the sheet', () => {
  const env = { ...process.env, ...shiftedEnv(MOMENT - Date.now()) }
  const { stdout } = spawnSync(process.execPath, ['-p', 'new Date().toISOString()'], { env, encoding: 'utf8' })
  expect(stdout.slice(0, 10)).toBe(new Date(MOMENT).toISOString().slice(0, 10))
})
