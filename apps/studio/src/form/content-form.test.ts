import { resolve } from 'node:path'

import { CONTENT_SETS } from '@dining/domain'
import { readPartners } from '@dining/partner-kit/node'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'

import { blankOf, fieldsOf, isRecord, nodeOfValue, optionOf, tidy, type FormNode } from './form-node.ts'
import { formOf, readSchema } from './read-schema.ts'

const SLUGS = { global: ['global', 'earn', 'footer', 'navbar'] }
const entries = CONTENT_SETS.flatMap((set) => (set === 'global' ? SLUGS.global : ['any']).map((slug) => [set, slug] as const))

/** Every node of a form, with its value. */
function* walk(node: FormNode, value: unknown): Generator<{ readonly node: FormNode; readonly value: unknown }> {
  const own = node.kind === 'any' && value !== undefined ? nodeOfValue(value) : node
  yield { node: own, value }
  if (own.kind === 'list') {
    for (const one of Array.isArray(value) && value.length > 0 ? value : [undefined]) yield* walk(own.item, one)
  } else if (own.kind === 'group') {
    for (const field of fieldsOf(own, value)) yield* walk(field.node, isRecord(value) ? value[field.name] : undefined)
  } else if (own.kind === 'variant') {
    const option = optionOf(own.options, value)
    for (const { fields } of option ? [option] : own.options) {
      for (const field of fields) yield* walk(field.node, isRecord(value) ? value[field.name] : undefined)
    }
  }
}

describe('the form of a content set', () => {
  it.each(entries)('can be created completely for %s, entry %s', (set, slug) => {
    const form = formOf(set, slug)
    const kinds = form ? [...walk(form, undefined)].map(({ node }) => node.kind) : []
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds).not.toContain('kept')
  })

  it('has every kind of item, with both of its names', () => {
    const form = formOf('sidebar', 'any')
    const list = form?.kind === 'group' ? form.fields[0]?.node : undefined
    const item = list?.kind === 'list' ? list.item : undefined
    expect(item?.kind === 'variant' ? item.options.map(({ types }) => types) : []).toEqual([
      ['text', 'body_text'],
      ['title'],
      ['button'],
      ['link', 'standalone_link'],
      ['merchant_carousel', 'merchant search carousel'],
    ])
  })

  it('has specific fields for pictures, switches, choices, numbers, days and moments', () => {
    const home = formOf('home', 'home')
    const kindOf = (form: FormNode | undefined, name: string) =>
      form?.kind === 'group' ? form.fields.find((field) => field.name === name)?.node.kind : undefined
    expect(['image', 'enable_banner', 'user_states'].map((name) => kindOf(home, name))).toEqual(['picture', 'switch', 'list'])
    expect(['type', 'order'].map((name) => kindOf(formOf('earn_banner', 'any'), name))).toEqual(['pick', 'number'])
    const dates = v.object({ from: v.pipe(v.string(), v.isoDate()), at: v.optional(v.pipe(v.string(), v.isoTimestamp())) })
    expect(['from', 'at'].map((name) => kindOf(readSchema(dates), name))).toEqual(['date', 'moment'])
  })

  it('has no form for an entry that the set does not contain', () => {
    expect(formOf('global', 'nothing')).toBeUndefined()
  })
})

describe('content of every partner', () => {
  let written: readonly { readonly name: string; readonly form: FormNode | undefined; readonly fields: unknown }[] = []
  beforeAll(async () => {
    const { partners } = await readPartners(resolve(import.meta.dirname, '../../../../partners'))
    written = partners.flatMap(({ partner, content }) =>
      content.flatMap(({ set, entries }) =>
        entries.map(({ slug, fields }) => ({
          name: `${partner.program.id} ${set} ${slug}`,
          form: formOf(set, slug),
          fields: structuredClone(fields),
        })),
      ),
    )
  })

  it('has a form for each of its values, and is unchanged after a round trip', () => {
    expect(written.length).toBeGreaterThan(200)
    const lost = written.filter(({ form, fields }) => !form || [...walk(form, fields)].some(({ node }) => node.kind === 'kept'))
    expect(lost.map(({ name }) => name)).toEqual([])
    for (const { name, form, fields } of written) expect(form && tidy(form, fields), name).toEqual(fields)
  })
})

describe('a new value in a form', () => {
  it.each(entries)('in %s, entry %s, starts empty with its required fields', (set, slug) => {
    const form = formOf(set, slug) ?? { kind: 'kept' }
    const blank = blankOf(form)
    expect(tidy(form, blank)).toEqual(blank)
  })

  it('is removed if it is optional and was left empty', () => {
    const form = formOf('popup', 'any') ?? { kind: 'kept' }
    expect(tidy(form, { title: '', body_text: 'Earn' })).toEqual({ body_text: 'Earn' })
    expect(tidy(form, { title: undefined, body_text: '' })).toEqual({ body_text: '' })
    // A form makes an empty list of a missing one, which is no change of the editor's.
    const home = formOf('home', 'home') ?? { kind: 'kept' }
    expect(tidy(home, { user_states: [{ headline: 'Earn', bonus_banners: [] }] })).toEqual({ user_states: [{ headline: 'Earn' }] })
  })

  it('has the shape of its neighbours if no schema describes it', () => {
    expect(blankOf({ kind: 'any' }, { url_allowed: '/account/*', often: 3, on: true })).toEqual({ url_allowed: '', often: 0, on: false })
  })
})

it('keeps the values of plain fields of any shape', () => {
  const form = formOf('surveys', 'any') ?? { kind: 'kept' }
  const key = fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => name !== 'banner_text')
  fc.assert(
    fc.property(fc.dictionary(key, fc.jsonValue({ maxDepth: 3 }), { noNullPrototype: true }), (fields) => {
      expect(tidy(form, fields)).toEqual(fields)
    }),
  )
})
