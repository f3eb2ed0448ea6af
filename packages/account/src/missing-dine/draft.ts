import { readStoredFields, removeStored, writeStored } from '@dining/session'

const FIELDS = ['restaurant', 'restaurantId', 'dinedOn', 'amount', 'card', 'lastFour', 'note'] as const
/** Input of the form; `restaurantId` is that of the chosen restaurant. */
export type ReportDraft = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>

/** Unsent input from earlier in this tab; any script may have written there, so values of another form are left out. */
export function readReportDraft(): ReportDraft {
  const stored = readStoredFields('missingDineDraft')
  return Object.fromEntries(FIELDS.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])))
}

/** Stores the input until the report is sent, the member signs out or the tab is closed. */
export const keepReportDraft = (draft: ReportDraft): void => writeStored('missingDineDraft', JSON.stringify(draft))

export const dropReportDraft = (): void => removeStored('missingDineDraft')
