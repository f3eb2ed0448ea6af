import { describeIssues, SETTINGS, type Section } from '@dining/partner-kit/check'
import { readPartners, type LoadedPartner } from '@dining/partner-kit/node'
import { CONTENT_FIELDS } from '@dining/web/content-fields'
import { FLIPS, WITHOUT_FLIP } from '@dining/web/content-flips'

import { chosenIds } from './choose.ts'
import type { Command } from './command.ts'
import { placeOfSetting, valuesOfField, type FieldValue } from './explain/places.ts'
import { PROOFS, WITHOUT_PROOF } from './explain/proofs.ts'
import { readersOf, readersOfField, readersOfRoutes, type Place } from './explain/readers.ts'
import { WAITING } from './explain/waiting.ts'

/** A setting of a partner, or a field of its content: its value, where the value comes from, who reads it, and the test that changes it. */
interface Explained {
  readonly setting: string
  /** Null if an optional setting is absent; for a content field, the value of each entry. */
  readonly value: unknown
  /** Path and line of the partner's folder, "default", or "not set". */
  readonly from: string
  readonly readers: readonly string[]
  /** File and title, or why there is none. */
  readonly test: string
  /** Why no site reads it yet. */
  readonly waiting?: string
}

const shown = ({ file, line }: Place) => `${file}:${line}`

/** The value at a path below a setting. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value)
}

function explainSetting(
  partnersDir: string,
  { partner }: LoadedPartner,
  section: Section,
  name: string,
  inner: readonly string[],
): Explained {
  const { id } = partner.program
  const setting = `${section}.${name}`
  const whole: unknown = Reflect.get(partner[section], name)
  const value = valueAt(whole, inner)
  const place = placeOfSetting(partnersDir, id, section, name, inner)
  const proof = PROOFS[setting]
  const waiting = WAITING[setting]
  return {
    setting: [setting, ...inner].join('.'),
    value: value ?? null,
    from: place ?? (whole === undefined ? 'not set' : 'default'),
    readers: readersOf(section, name).map(shown),
    test: proof ? `${proof.file}: ${proof.title}` : `none: ${WITHOUT_PROOF[setting] ?? waiting ?? ''}`,
    ...(waiting === undefined ? {} : { waiting }),
  }
}

/** Title, description and keywords of a page, by its path. */
function explainRoute(partnersDir: string, { partner }: LoadedPartner, path: string): Explained {
  return {
    setting: `routes.${path}`,
    value: partner.routes[path] ?? null,
    from: placeOfSetting(partnersDir, partner.program.id, 'routes', path) ?? 'not set',
    readers: readersOfRoutes().map(shown),
    test: 'apps/web/server/serving.test.ts: has title, description and keywords of its path',
  }
}

function explainField(partnersDir: string, { partner, content }: LoadedPartner, field: string): Explained {
  const values: readonly FieldValue[] = valuesOfField(partnersDir, partner.program.id, content, field)
  const flip = FLIPS.find((one) => one.field === field)
  const reason = WITHOUT_FLIP[field]
  return {
    setting: field,
    value: values,
    from: values[0]?.from ?? 'not set',
    readers: readersOfField(field).map(shown),
    test: flip ? `apps/web/server/content-fields.test.ts: changes ${flip.path}` : `none: ${reason ?? ''}`,
    ...(reason === undefined ? {} : { waiting: reason }),
  }
}

/** Names all fields of the content. */
const CONTENT = 'content'

/** The settings and fields that a name means: a whole name, the last part of one, a path below one, the name of a content set, or all content. */
function explained(partnersDir: string, loaded: LoadedPartner, asked: string | undefined): readonly Explained[] {
  const ofSettings = SETTINGS.flatMap(({ section, name, id }) => {
    if (asked === undefined || asked === name || asked === id || asked === section)
      return [explainSetting(partnersDir, loaded, section, name, [])]
    if (!asked.startsWith(`${id}.`)) return []
    const inner = asked.slice(id.length + 1).split('.')
    return valueAt(Reflect.get(loaded.partner[section], name), inner) === undefined
      ? []
      : [explainSetting(partnersDir, loaded, section, name, inner)]
  })
  const ofRoutes = Object.keys(loaded.partner.routes)
    .filter((path) => asked === 'routes' || asked === path || asked === `routes.${path}`)
    .map((path) => explainRoute(partnersDir, loaded, path))
  const ofFields = CONTENT_FIELDS.filter((field) => asked === CONTENT || asked === field || field.startsWith(`${asked}.`)).map((field) =>
    explainField(partnersDir, loaded, field),
  )
  return [...ofSettings, ...ofRoutes, ...ofFields]
}

/** Each value of a content field on a line of its own. */
const isFieldValues = (value: unknown): value is readonly FieldValue[] =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === 'object' && one !== null && 'entry' in one && 'from' in one)

function lines({ setting, value, from, readers, test, waiting }: Explained): readonly string[] {
  const values = isFieldValues(value) && CONTENT_FIELDS.includes(setting) ? value : null
  return [
    values ? setting : `${setting} = ${JSON.stringify(value)}`,
    ...(values ?? []).map((one) => `  ${one.entry} = ${JSON.stringify(one.value)}  ${one.from}`),
    ...(values && values.length > 0 ? [] : [`  from       ${from}`]),
    ...(waiting === undefined ? [] : [`  no effect  ${waiting}`]),
    ...readers.map((reader, at) => `  ${at === 0 ? 'read by' : '       '}    ${reader}`),
    `  test       ${test}`,
  ]
}

/**
 * `partner explain <id> [setting]`: value, where it comes from, who reads it, and the test that changes it; every setting if none is named. A content
 * field is named as `home.user_states.headline`, all of them as `content`, a page as `/search`.
 */
export const explainCommand: Command = async ({ words: [id, asked, ...more], json, partnersDir, out, err }) => {
  if (id === undefined || more.length > 0) {
    err('explain takes a partner and at most one setting: pnpm partner explain delta features.hasVIP')
    return 2
  }
  await chosenIds(partnersDir, [id])
  const { partners, invalid } = await readPartners(partnersDir, id)
  const loaded = partners.find(({ partner }) => partner.program.id === id)
  if (!loaded) {
    for (const one of invalid) if (one.id === id) err(describeIssues(id, one.issues))
    return 1
  }
  const found = explained(partnersDir, loaded, asked)
  if (found.length === 0) {
    const known = [...SETTINGS.map((one) => one.id), ...Object.keys(loaded.partner.routes), ...CONTENT_FIELDS]
    err(`Unknown setting ${asked}. Known settings: ${known.join(', ')}.`)
    return 2
  }
  if (json) out(JSON.stringify(found))
  else for (const one of found) for (const line of lines(one)) out(line)
  return 0
}
