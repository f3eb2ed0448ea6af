import type { Copy } from '@dining/copy-engine'
import { tableWatch as texts } from '@dining/copy-engine/texts/table-watch'
import { TABLE_WATCH, windowIssue, type TableWindow } from '@dining/domain'
import type { Check, FieldSpec } from '@dining/forms/rules'

const MINUTES_PER_HOUR = 60

/** The end of a window is after its beginning, and not too long after it. */
const endOfWindow: Check = (until, { from }) => {
  const issue = windowIssue({ from: String(from), until })
  if (issue === null) return null
  return issue === 'too-long' ? { code: issue, hours: TABLE_WATCH.windowMinutes / MINUTES_PER_HOUR } : { code: 'wrong-format' }
}

/** The window of times in which a table is watched for. */
export const watchFields = (copy: Copy, initial: TableWindow) =>
  ({
    from: { label: copy.say(texts.from), initial: initial.from },
    until: {
      label: copy.say(texts.until),
      initial: initial.until,
      checks: [endOfWindow],
      messages: { 'wrong-format': texts.inverted, 'too-long': texts.tooLong },
    },
  }) as const satisfies Record<string, FieldSpec>
