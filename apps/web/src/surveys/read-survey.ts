import type { EntryOf } from '@dining/copy-engine/content'
import { SURVEY, SURVEY_LIMITS, type SurveyRules } from '@dining/domain'

/** A question of the site's own form. */
export interface SurveyQuestion {
  readonly text: string
  readonly kind: 'text' | 'stars' | 'one-of'
  /** The options of a choice. */
  readonly options: readonly string[]
  readonly required: boolean
}

/** A survey of the content (SURVEY-01). */
export interface Survey extends SurveyRules {
  readonly id: string
  /** The text of its title bar. */
  readonly text: string
  readonly delaySeconds: number
  readonly questions: readonly SurveyQuestion[]
}

type Fields = EntryOf<'surveys'>['fields']

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A number, or the text of one, as editors of services write it; the default if it is neither, or below 0. */
function numberOf(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : otherwise
}

/** The texts of a list whose items are texts, or objects with the text under a name. */
function textsOf(list: unknown, name: string): readonly string[] {
  if (!Array.isArray(list)) return []
  return list.map((item: unknown) => textOf(typeof item === 'object' && item !== null && name in item ? Reflect.get(item, name) : item))
}

function questionOf(item: unknown): SurveyQuestion[] {
  if (typeof item !== 'object' || item === null) return []
  const field = (name: string): unknown => (name in item ? Reflect.get(item, name) : undefined)
  const text = textOf(field('question')).slice(0, SURVEY_LIMITS.question)
  if (text === '') return []
  const options = textsOf(field('options'), 'option')
    .filter((option) => option !== '')
    .slice(0, SURVEY_LIMITS.choices)
  const kind = field('kind') === 'stars' ? 'stars' : options.length > 1 ? 'one-of' : 'text'
  return [{ text, kind, options, required: field('required') === true }]
}

/**
 * A survey from the plain fields of its entry (CONTENT-23): a value of another form counts as missing. Without questions, its text is the question.
 * @returns null without an id or a text
 */
export function readSurvey(fields: Fields): Survey | null {
  const [id, text] = [textOf(fields['id']), textOf(fields['text'])]
  if (id === '' || text === '' || id.length > SURVEY_LIMITS.id) return null
  const list = fields['questions']
  const questions = Array.isArray(list) ? list.flatMap(questionOf).slice(0, SURVEY_LIMITS.questions) : []
  const own: SurveyQuestion = { text: text.slice(0, SURVEY_LIMITS.question), kind: 'text', options: [], required: true }
  return {
    id,
    text,
    delaySeconds: numberOf(fields['delay_timeout'], SURVEY.delaySeconds),
    cookieDays: numberOf(fields['cookie_timeout'], SURVEY.cookieDays),
    allow: textsOf(fields['url_allow_list'], 'url_allowed'),
    disallow: textsOf(fields['url_disallow_list'], 'url_disallowed'),
    questions: questions.length > 0 ? questions : [own],
  }
}
