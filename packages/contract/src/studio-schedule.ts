import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { calendarEventSchema } from './studio-content.ts'

const scheduledEventSchema = v.object({ partner: v.string(), ...calendarEventSchema.entries })
export type ScheduledEvent = v.InferOutput<typeof scheduledEventSchema>

const listSchedule = endpoint('listSchedule', {
  method: 'GET',
  path: '/api/studio/schedule',
  summary:
    'What begins, changes and ends next on the sites of all partners whose content the operator reads, in the coming year; the first 100',
  answer: v.object({
    events: v.array(scheduledEventSchema),
    /** Events that are not in `events`. */
    more: v.number(),
  }),
  session: 'required',
})

/** The calls of the studio about the schedules of all partners. */
export const studioScheduleEndpoints = { listSchedule } as const
