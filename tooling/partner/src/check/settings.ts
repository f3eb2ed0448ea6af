import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { SETTINGS, type PartnerIssue } from '@dining/partner-kit/check'
import { ROOT } from '@dining/stack'
import { CONTENT_FIELDS } from '@dining/web/content-fields'
import { FLIPS, WITHOUT_FLIP } from '@dining/web/content-flips'

import { PROOFS, WEB, WITHOUT_PROOF, type Proof } from '../explain/proofs.ts'
import { WAITING } from '../explain/waiting.ts'

const LIST = 'tooling/partner/src/explain/proofs.ts'
const FIELD_ROWS = 'apps/web/testing/content-flips.ts'

/** What exists to be set, and what is known of its tests. */
export interface KnownSettings {
  /** "features.hasVIP". */
  readonly settings: readonly string[]
  readonly proofs: Readonly<Record<string, Proof>>
  /** Settings without a test, each with the reason. */
  readonly exempt: Readonly<Record<string, string>>
  /** "home.user_states.headline". */
  readonly fields: readonly string[]
  readonly fieldsWithTest: readonly string[]
  readonly exemptFields: Readonly<Record<string, string>>
}

/** The settings and content fields of the product, with their tests. */
export const KNOWN_SETTINGS: KnownSettings = {
  settings: SETTINGS.map(({ id }) => id),
  proofs: PROOFS,
  exempt: { ...WITHOUT_PROOF, ...WAITING },
  fields: CONTENT_FIELDS,
  fieldsWithTest: FLIPS.map(({ field }) => field),
  exemptFields: WITHOUT_FLIP,
}

/** What belongs to all partners: settings and content fields without a test that changes them on a running site, and rows of tests without either. */
export function settingIssues(known: KnownSettings = KNOWN_SETTINGS): readonly PartnerIssue[] {
  return [...missingTests(known), ...lostTests(known.proofs), ...fieldIssues(known)]
}

function missingTests({ settings, proofs, exempt }: KnownSettings): readonly PartnerIssue[] {
  const untested = settings
    .filter((setting) => !Object.hasOwn(proofs, setting) && !Object.hasOwn(exempt, setting))
    .map((setting) => ({
      location: setting,
      problem: 'no test changes it on a running site',
      remedy: `Add a row { setting: '${setting}', … } to FLIPS in ${WEB}: two of its partners that differ in the setting, and what a visitor sees at one of them. If another test changes it, name that one in PROOFS of ${LIST}.`,
    }))
  const both = Object.keys(proofs)
    .filter((setting) => Object.hasOwn(exempt, setting))
    .map((setting) => ({
      location: setting,
      problem: 'it has a test, and a reason to have none',
      remedy: `Remove it from WITHOUT_PROOF of ${LIST}, or from tooling/partner/src/explain/waiting.ts.`,
    }))
  const unknown = [...Object.keys(proofs), ...Object.keys(exempt)]
    .filter((setting) => !settings.includes(setting))
    .map((setting) => ({
      location: setting,
      problem: 'a test or a reason is listed, but no such setting exists',
      remedy: `Remove it from ${LIST}.`,
    }))
  return [...untested, ...both, ...unknown]
}

/** Tests that were renamed or removed. */
function lostTests(proofs: KnownSettings['proofs']): readonly PartnerIssue[] {
  return Object.entries(proofs).flatMap(([setting, { file, title }]) =>
    readOrNothing(file).includes(title)
      ? []
      : [
          {
            location: setting,
            problem: `${file} has no test “${title}”, which changes it`,
            remedy: `Write the test’s present file and title into PROOFS of ${LIST}.`,
          },
        ],
  )
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(join(ROOT, file), 'utf8')
  } catch {
    return ''
  }
}

function fieldIssues({ fields, fieldsWithTest, exemptFields }: KnownSettings): readonly PartnerIssue[] {
  const untested = fields
    .filter((field) => !fieldsWithTest.includes(field) && !Object.hasOwn(exemptFields, field))
    .map((field) => ({
      location: `content ${field}`,
      problem: 'no test changes it on a running site',
      remedy: `Add a row to FLIPS in ${FIELD_ROWS}: two values, and what a visitor sees with the first alone. If no page reads it, give the reason in WITHOUT_FLIP there.`,
    }))
  // Rows of fields that no schema names are right: sets of plain fields have any.
  const stale = Object.keys(exemptFields)
    .filter((field) => !fields.includes(field) || fieldsWithTest.includes(field))
    .map((field) => ({
      location: `content ${field}`,
      problem: fields.includes(field) ? 'it has a test, and a reason to have none' : 'a reason is given, but no such field exists',
      remedy: `Remove it from WITHOUT_FLIP of ${FIELD_ROWS}.`,
    }))
  return [...untested, ...stale]
}
