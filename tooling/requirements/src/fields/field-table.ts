import { createCopy } from '@dining/copy-engine'
import { fieldErrors } from '@dining/copy-engine/texts/field-errors'
import { EMAIL_PATTERN, LOCATION_PATTERN, ZIP_PATTERN } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { Decision, Requirement } from '../rows.ts'
import { differencesOf } from './compare.ts'
import { FORMS, type FormOfSite } from './forms.ts'
import { isRequired, rulesOf, type Rule } from './read-rules.ts'

interface Specification {
  readonly requirements: readonly Requirement[]
  readonly decisions: readonly Decision[]
}

/** A field with its rules and what the specification says about it. */
export interface FieldRow {
  readonly form: string
  readonly field: string
  /** The number of partners that have the form, and of those that require the field. */
  readonly partners: number
  readonly requiredAt: number
  readonly rules: readonly string[]
  /** Each with its id. */
  readonly sentences: readonly string[]
  /** Where the field acts differently from a sentence. */
  readonly differences: readonly string[]
}

const VISITOR = { tier: null, publicId: null, firstName: null }

/** `too-long (max 20)` */
const wordsOf = ({ code, figures }: Rule) => {
  const limits = Object.entries(figures).map(([name, figure]) => `${name} ${figure}`)
  return limits.length === 0 ? code : `${code} (${limits.join(', ')})`
}

/** The fields of every form at these partners, in the order of their pages. */
export async function fieldRows(partners: readonly Partner[], specification: Specification, forms = FORMS): Promise<readonly FieldRow[]> {
  const rows = await Promise.all(forms.map(async (form) => rowsOfForm(form, partners, specification)))
  return rows.flat()
}

async function rowsOfForm(form: FormOfSite, partners: readonly Partner[], specification: Specification): Promise<readonly FieldRow[]> {
  const having = partners.flatMap((partner) => {
    const fields = form.fieldsAt(partner, createCopy({ ...partner, visitor: VISITOR }))
    return fields ? [{ partner, fields }] : []
  })
  const names = [...new Set(having.flatMap(({ fields }) => Object.keys(fields)))]
  const unknown = Object.keys(form.rows).filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`"${form.title}" has no field ${unknown.join(', ')}: forms.ts names it.`)
  return Promise.all(
    names.map(async (field) => {
      const subjects = (form.rows[field] ?? []).map((id) => subjectOf(id, specification))
      const found = await Promise.all(
        having.map(async ({ partner, fields }) => {
          const spec = fields[field] ?? {}
          return {
            required: await isRequired(spec),
            rules: (await rulesOf(spec)).map(wordsOf),
            differences: (await Promise.all(subjects.map((subject) => differencesOf(spec, partner, subject)))).flat(),
          }
        }),
      )
      return {
        form: form.title,
        field,
        partners: having.length,
        requiredAt: found.filter(({ required }) => required).length,
        rules: [...new Set(found.flatMap(({ rules }) => rules))],
        sentences: subjects.flatMap(({ id, sentences: [row = '', ...decided] }) => [
          `${id}: ${row}`,
          ...decided.map((text) => `${id}, decided: ${text}`),
        ]),
        differences: [...new Set(found.flatMap(({ differences }) => differences))],
      }
    }),
  )
}

/** A row's sentence, then the decisions about it. */
function subjectOf(id: string, { requirements, decisions }: Specification) {
  const row = requirements.find((requirement) => requirement.id === id)
  if (!row) throw new Error(`forms.ts names ${id}, which is no row of rows.tsv.`)
  return { id, sentences: [row.text, ...decisions.filter(({ about }) => about.has(id)).map(({ text }) => text.trim())] }
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)

/** The rows as a Markdown table, then what the codes mean, and the patterns. */
export function fieldTable(rows: readonly FieldRow[], partners: readonly Partner[]): readonly string[] {
  const codes = Object.entries(fieldErrors).map(([code, { wording }]) => `| ${code} | ${cell(wording)} |`)
  const numbers = new Set(partners.flatMap(({ features: { partnerNumber } }) => (partnerNumber ? partnerNumber.pattern : [])))
  return [
    '| Form | Field | Required | Refused | Specification |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ form, field, partners: all, requiredAt, rules, sentences, differences }) => {
      const required = requiredAt === 0 ? 'no' : requiredAt === all ? 'yes' : `at ${requiredAt} of ${all} partners`
      const said = [...sentences, ...differences.map((line) => `**Differs**: ${line}`)]
      return `| ${[form, field, required, rules.join('<br>'), said.join('<br>')].map(cell).join(' | ')} |`
    }),
    '',
    '| Code | Message, unless the field has its own |',
    '| --- | --- |',
    ...codes,
    '',
    '| Pattern | |',
    '| --- | --- |',
    ...[
      ['Email address', EMAIL_PATTERN.source],
      ['ZIP code; ZIP+4 is cut to it', ZIP_PATTERN.source],
      ['Location of a search', LOCATION_PATTERN],
      ...[...numbers].map((pattern) => ['Number of a partner', pattern]),
    ].map(([name = '', pattern = '']) => `| ${name} | \`${cell(pattern)}\` |`),
  ]
}
