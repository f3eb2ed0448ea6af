import type { MissingDineState } from '@dining/domain'

import { texts } from '../text.ts'

/** The dines that a member has reported as missing, above recent activity. */
export const reportedDines = texts('reportedDines', {
  title: 'Dines that you reported',
  reply: 'Answer the question',
  see: 'See your report',
  seeOf: '{action}: {restaurant}, {date}',
})

/** The state of a report. */
export const reportStates = texts('reportStates', {
  open: 'We are looking for it',
  asked: 'We have a question',
  granted: 'Credited',
  refused: 'Not credited',
} satisfies Record<MissingDineState, string>)
