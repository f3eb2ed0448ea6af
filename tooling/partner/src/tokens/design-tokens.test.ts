import { join } from 'node:path'

import { readTokens } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { derive } from '@dining/ui/theme/tools'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { partnerIds } from '../choose.ts'
import { designTokens } from './design-tokens.ts'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
/** As the schemas of the Design Tokens Format 2025.10 have them. */
const tokenSchema = v.variant('$type', [
  v.strictObject({
    $type: v.literal('color'),
    $value: v.strictObject({
      colorSpace: v.literal('srgb'),
      components: v.tuple([share, share, share]),
      alpha: v.optional(share),
      hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
    }),
  }),
  v.strictObject({
    $type: v.literal('fontFamily'),
    $value: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[^{}"',]+$/))), v.minLength(1)),
  }),
  v.strictObject({ $type: v.literal('fontWeight'), $value: v.pipe(v.number(), v.minValue(1), v.maxValue(1000)) }),
  v.strictObject({ $type: v.literal('number'), $value: v.pipe(v.number(), v.finite()), $description: v.optional(v.string()) }),
  v.strictObject({
    $type: v.literal('dimension'),
    $value: v.strictObject({ value: v.pipe(v.number(), v.finite()), unit: v.picklist(['px', 'rem']) }),
  }),
  v.strictObject({
    $type: v.literal('duration'),
    $value: v.strictObject({ value: v.pipe(v.number(), v.minValue(0)), unit: v.literal('ms') }),
  }),
  v.strictObject({ $type: v.literal('cubicBezier'), $value: v.tuple([share, v.number(), share, v.number()]) }),
])

/** Every token of a group, by its path. Throws for a name that the format refuses. */
function tokensIn(group: object, path = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(group).flatMap(([name, value]: [string, object]) => {
    if (!/^[^${}.][^{}.]*$/.test(name)) throw new Error(`"${path}${name}" is no name of the format`)
    return '$type' in value ? [[path + name, value] as const] : tokensIn(value, `${path}${name}.`)
  })
}

const tokensOf = (id: string) => readTokens(join(ROOT, 'partners', id))

describe.each(await partnerIds(join(ROOT, 'partners')))('the design tokens of %s', (id) => {
  it('are all of a type of the format, with every colour of the theme in light and dark', async () => {
    const tokens = await tokensOf(id)
    const { $description, $extensions, ...groups } = designTokens('A Site', tokens)
    const all = tokensIn(groups)
    for (const [path, token] of all) expect(v.safeParse(tokenSchema, token).issues, path).toBeUndefined()
    const theme = derive(tokens)
    for (const scheme of ['light', 'dark'] as const) {
      const roles = Object.entries(theme[scheme]).flatMap(([group, colours]) =>
        Object.keys(colours).map((role) => `${scheme}.${group}.${role}`),
      )
      expect(all.map(([path]) => path).filter((path) => path.startsWith(`${scheme}.`))).toEqual(roles)
    }
    expect([$description, $extensions['dining.shapes']['heroCut']]).toEqual(['Theme of A Site', tokens.heroCut])
  })
})

it('keeps the colours of the site, and their transparency', async () => {
  const [id = ''] = await partnerIds(join(ROOT, 'partners'))
  const tokens = await tokensOf(id)
  const { light } = designTokens('A Site', tokens)
  const found = v.parse(v.object({ surface: v.object({ page: tokenSchema }), table: v.object({ light: tokenSchema }) }), light)
  const page = derive(tokens).light.surface.page
  expect(found.surface.page).toMatchObject({ $type: 'color', $value: { hex: page } })
  expect(found.table.light).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 0.0902, hex: '#ffffff' },
  })
})
