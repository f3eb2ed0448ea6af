import { readFile } from 'node:fs/promises'

import { addDays, localTime } from '@dining/domain'
import { instantAt } from '@dining/domain/calendar'

import { mailTexts } from '../../src/mailbox.ts'
import { clearSession } from '../../src/members.ts'
import { dialogOf, newMember, openDay, partner, reserve } from '../../src/reserving.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'
import { findTables, tablesIn, type Availability } from '../../src/tables.ts'

const { id } = partner.program
const PHONE = { width: 375, height: 812 }
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Restaurants in three zones, each with a member whose device has the clock of another country. */
const PLACES = [
  { near: 'New York, NY', timeZone: 'America/New_York', device: 'Pacific/Auckland' },
  { near: 'Chicago, IL', timeZone: 'America/Chicago', device: 'Europe/London' },
  { near: 'San Francisco, CA', timeZone: 'America/Los_Angeles', device: 'Asia/Tokyo' },
] as const

/** Days from today to the next change of the clock in a zone that is not today or tomorrow. */
function daysToChange(timeZone: string): number {
  const today = localTime(new Date(), timeZone).date
  const lengthOf = (days: number) => {
    const [from, to] = [addDays(today, days), addDays(today, days + 1)].map((day) => instantAt(day, '00:00', timeZone).getTime())
    return (to ?? 0) - (from ?? 0)
  }
  for (let days = 2; days < 365; days += 1) if (lengthOf(days) !== DAY_MS) return days
  throw new Error(`The clock of ${timeZone} does not change within a year`)
}

const at = (date: string, time: string, timeZone: string) => instantAt(date, time, timeZone).toISOString()
const isAtSeven = (answer: Availability) =>
  answer.kind === 'slots' && answer.slots.some(({ time, cardRequired }) => time.slice(11, 16) === '19:00' && !cardRequired)

test.use({ baseURL: originOf(id), viewport: PHONE })

for (const { near, timeZone, device } of PLACES) {
  test.describe(`a device in ${device}`, () => {
    test.use({ timezoneId: device })

    test(`books a table by the clock of ${near} on the day before its clock changes and on that day [RESERVE-07] [RESERVE-19]`, async ({
      page,
    }) => {
      const member = await newMember(page)
      const change = daysToChange(timeZone)
      const times: number[] = []
      for (const ahead of [change - 1, change]) {
        const day = await findTables(id, { time: '19:00' }, isAtSeven, { days: [ahead], near })
        expect(day.merchant.timeZone).toBe(timeZone)
        const block = await openDay(page, day, { time: '19:00' })
        await tablesIn(block)
          .and(page.getByRole('button', { name: /^7:00\sPM/ }))
          .click()
        const dialog = dialogOf(page)
        await expect(dialog).toContainText(/7:00\sPM/)
        await reserve(page)
        await expect(dialog.getByRole('heading', { name: /your table is booked/i })).toBeVisible()
        await expect(dialog).toContainText(/7:00\sPM/)
        await expectSound(page)

        await dialog.getByRole('link', { name: /change or cancel/i }).click()
        const words = new Date(`${day.date}T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
        const card = page
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`${words}, 7:00\\sPM`) })
          .filter({ has: page.getByRole('button', { name: `Add to calendar: ${day.merchant.name}` }) })
        const downloading = page.waitForEvent('download')
        await card.getByRole('button', { name: /^add to calendar: /i }).click()
        const file = await readFile(await (await downloading).path(), 'utf8')
        const start = at(day.date, '19:00', timeZone)
        expect(file).toContain(`DTSTART:${start.replaceAll(/[-:]|\.\d+/g, '')}`)
        times.push(Date.parse(start))
        await expect
          .poll(async () => (await mailTexts(member.email)).filter((text) => text.includes(day.merchant.name)).join('\n'))
          .toMatch(/7:00\sPM/)
      }
      // A day of 23 or of 25 hours is between the two.
      const [before = 0, on = 0] = times
      expect(Math.abs(on - before - DAY_MS)).toBe(HOUR_MS)
      await clearSession(page)
    })
  })
}
