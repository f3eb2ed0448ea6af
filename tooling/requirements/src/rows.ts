import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..')

/** One statement of the specification. */
export interface Requirement {
  /** Area and number, such as `CARD-11`. Never used for another statement. */
  readonly id: string
  readonly area: string
  /** Document and section of the specification. */
  readonly source: string
  /** Starts with `OPEN:` where the specification is silent; then `decisions.md` contains the decision. */
  readonly text: string
}

/** A decision where the specification is silent or contradictory. */
export interface Decision {
  /** Ids and areas, or `any id`. */
  readonly about: ReadonlySet<string>
  readonly text: string
}

/**
 * The rows of `rows.tsv`, in its order.
 * @throws Error when a row has other than four columns
 */
export function readRequirements(): readonly Requirement[] {
  const lines = readFileSync(join(FOLDER, 'rows.tsv'), 'utf8').trimEnd().split('\n').slice(1)
  return lines.map((line, index) => {
    const [id, area, source, text, ...rest] = line.split('\t')
    if (!id || !area || !source || !text || rest.length > 0) throw new Error(`rows.tsv:${index + 2} needs id, area, source and text.`)
    return { id, area, source, text }
  })
}

/** The table of `decisions.md`: what each decision is about, and its text. */
export function readDecisions(): readonly Decision[] {
  return readFileSync(join(FOLDER, 'decisions.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, subjects = '', text = ''] = /^\| ([A-Z].*?|any id) \| (.*) \|$/.exec(line) ?? []
      return subjects === '' ? [] : [{ about: new Set(subjects.split(',').flatMap((part) => subjectsOf(part.trim()))), text }]
    })
}

/** An id, an area, `any id`, or each id of a range (`CSRF-01 … CSRF-06`). */
function subjectsOf(part: string): readonly string[] {
  const [, area = '', from, to] = /^([A-Z]+)-(\d+) … \1-(\d+)$/.exec(part) ?? []
  if (area === '') return [part]
  const count = Number(to) - Number(from) + 1
  return Array.from({ length: count }, (_, index) => `${area}-${String(Number(from) + index).padStart(2, '0')}`)
}
