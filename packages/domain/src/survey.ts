/** Figures of a survey, where its content has no others (SURVEY-03, SURVEY-06 … SURVEY-08). */
export const SURVEY = {
  /** Seconds until the panel opens by itself; 0 means only by a click (SURVEY-04). */
  delaySeconds: 0,
  /** Days for which a survey that was closed or sent stays away. */
  cookieDays: 90,
  /** Seconds for which the panel stays after its answers have arrived. */
  closeAfterSeconds: 4,
  /** Height of the panel in px. */
  height: 450,
} as const

/** Most questions of a survey, most choices of one, and most characters of an answer. */
export const SURVEY_LIMITS = { questions: 10, choices: 12, answer: 1_000, question: 300, id: 80, path: 300 } as const

/** The survey of members who close their account; it is part of the product, not of the content (CARD-69). */
export const LEAVING_SURVEY = 'closing-account'

/** When a survey shows. Paths are without query; an entry of a list is a path, or a prefix if it ends in `*` (SURVEY-12). */
export interface SurveyRules {
  readonly allow: readonly string[]
  readonly disallow: readonly string[]
  readonly cookieDays: number
}

/** Whether a path is one of an entry of a list: the same path, or one that starts with the entry up to its final `*` (SURVEY-12). */
export function matchesPath(entry: string, path: string): boolean {
  const pattern = entry.trim()
  if (pattern === '') return false
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

const MS_PER_DAY = 86_400_000

/**
 * Whether a survey shows on a path (SURVEY-09 … SURVEY-11).
 * @param seenAt when it was closed or sent in this browser; null if it was not
 */
export function surveyShows({ allow, disallow, cookieDays }: SurveyRules, path: string, seenAt: Date | null, now: Date): boolean {
  const named = allow.filter((entry) => entry.trim() !== '')
  if (named.length > 0 && !named.some((entry) => matchesPath(entry, path))) return false
  if (disallow.some((entry) => matchesPath(entry, path))) return false
  return seenAt === null || now.getTime() - seenAt.getTime() >= cookieDays * MS_PER_DAY
}
