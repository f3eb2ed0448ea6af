import { studioEndpoints, type ScheduledEvent } from '@dining/contract/studio'
import { rightsAt, succeed } from '@dining/domain'

import { listCalendar } from '../../../use-cases/content/list-calendar.ts'
import type { Api } from '../../api.ts'
import { lacksFactor, partnersOf, registerStudio } from './studio-pipeline.ts'

const YEAR_MS = 366 * 86_400_000
const MAX_EVENTS = 100

/** What is due next, across the partners of an operator. The call names no partner, so the rights are checked for each one here. */
export function studioScheduleRoutes(api: Api): void {
  const { deps } = api

  registerStudio(api, studioEndpoints.listSchedule, async ({ operator }) => {
    const now = deps.clock()
    const readable = lacksFactor(deps, operator)
      ? []
      : partnersOf(deps, operator).filter(({ program }) => rightsAt(operator.roles, program.id).includes('read-content'))
    const due: ScheduledEvent[] = []
    // One after another, so that a call holds one connection.
    for (const { program } of readable) {
      const events = await listCalendar(deps, program.id, now, new Date(now.getTime() + YEAR_MS))
      due.push(...events.filter(({ isPast }) => !isPast).map(({ at, ...rest }) => ({ partner: program.id, at: at.toISOString(), ...rest })))
    }
    due.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    return succeed({ events: due.slice(0, MAX_EVENTS), more: Math.max(0, due.length - MAX_EVENTS) })
  })
}
