import { readStoredFields, writeStored } from '@dining/session'

/** Unsent answers by the name of their field. */
export type SurveyDraft = Readonly<Record<string, string>>

/** Any script may have written there, so values of another form are left out. */
function draftOf(value: unknown): SurveyDraft {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** What was entered into a survey in this tab and not sent. */
export function readSurveyDraft(surveyId: string): SurveyDraft {
  const all = readStoredFields('surveyDrafts')
  return Object.hasOwn(all, surveyId) ? draftOf(all[surveyId]) : {}
}

/** Stores what was entered until it is sent, the member signs out or the tab is closed. */
export function keepSurveyDraft(surveyId: string, draft: SurveyDraft): void {
  writeStored('surveyDrafts', JSON.stringify({ ...readStoredFields('surveyDrafts'), [surveyId]: draft }))
}

export function dropSurveyDraft(surveyId: string): void {
  const { [surveyId]: _, ...others } = readStoredFields('surveyDrafts')
  writeStored('surveyDrafts', JSON.stringify(others))
}
