import { readStoredFields, writeStored } from '@dining/session'

/** The stored dates by id of survey (SURVEY-05). Any script may have written there, so other values are left out. */
function readAll(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(readStoredFields('surveysSeen')).filter(
      (entry): entry is [string, string] => !Number.isNaN(Date.parse(String(entry[1]))),
    ),
  )
}

/** When this browser's visitor closed or sent a survey; null if that did not happen, or is not known. */
export function surveySeenAt(id: string): Date | null {
  const all = readAll()
  return Object.hasOwn(all, id) ? new Date(all[id] ?? '') : null
}

/** Stores that the visitor has closed or sent a survey (SURVEY-05, SESSION-46). */
export const markSurveySeen = (id: string, at: Date): void =>
  writeStored('surveysSeen', JSON.stringify({ ...readAll(), [id]: at.toISOString() }))
