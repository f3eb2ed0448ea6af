import { fail, succeed, type Result } from '@dining/domain'
import type { Tokens } from '@dining/ui/theme/tools'

/** A value of a seed as its file has it. */
export type SeedValue = string | number

/** What a value may be: `read` takes what was typed, without spaces around it. */
export type SeedRule =
  | { readonly kind: 'colour' }
  | { readonly kind: 'options'; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly word?: string }
  | { readonly kind: 'text'; readonly pattern: RegExp; readonly example: string }

const COLOUR: SeedRule = { kind: 'colour' }
const EM: SeedRule = { kind: 'text', pattern: /^(?:0|-?(?:\d+|\d*\.\d+)em)$/, example: '-.012em' }
const PERCENT: SeedRule = { kind: 'text', pattern: /^(?:100|\d{1,2}(?:\.\d+)?)%$/, example: '93%' }
const number = (least: number, most: number): SeedRule => ({ kind: 'number', least, most })
/** All members of a union: the compiler reports a missing one. */
const choice = <T extends string>(options: Readonly<Record<T, true>>): SeedRule => ({ kind: 'options', options: Object.keys(options) })

const WEIGHT = number(100, 1000)
const SCALE = number(0.5, 2)
const PX = number(0, 60)
const MS = number(0, 1000)

/**
 * The values of a seed that can be edited here, by their path in `tokens.ts`, in its order. A typeface's families and cap height are not among
 * them: they belong to its files in `theme.css.ts`.
 */
export const SEED_RULES: Readonly<Record<string, SeedRule>> = {
  'colours.brand': COLOUR,
  'colours.ground': choice<Tokens['colours']['ground']>({ brand: true, paper: true }),
  'colours.paper': COLOUR,
  'colours.ink': COLOUR,
  'colours.action': COLOUR,
  'colours.earn': COLOUR,
  'colours.link': COLOUR,
  'colours.accent': COLOUR,
  'colours.cloth': COLOUR,
  'colours.napkin': COLOUR,
  'colours.linen': COLOUR,
  'colours.rim': COLOUR,
  'display.weight': WEIGHT,
  'display.tracking': EM,
  'display.leading': number(0.8, 2),
  'display.scale': SCALE,
  'numeral.weight': WEIGHT,
  'numeral.tracking': EM,
  'numeral.scale': SCALE,
  'numeral.small.weight': WEIGHT,
  'numeral.small.tracking': EM,
  'name.weight': WEIGHT,
  'name.tracking': EM,
  'name.scale': SCALE,
  'strong.weight': WEIGHT,
  'action.weight': WEIGHT,
  'action.size': { kind: 'text', pattern: /^(?:\d+|\d*\.\d+)rem$/, example: '.9375rem' },
  'action.tracking': EM,
  'wordmark.strong': WEIGHT,
  'wordmark.light': WEIGHT,
  'wordmark.tracking': EM,
  'wordmark.scale': SCALE,
  'radius.control': PX,
  'radius.card': PX,
  'radius.panel': PX,
  'radius.badge': PX,
  'radius.button': { kind: 'number', least: 0, most: 60, word: 'pill' satisfies Tokens['radius']['button'] },
  density: number(0.5, 2),
  'cloth.weave': choice<Tokens['cloth']['weave']>({
    arcs: true,
    linen: true,
    gingham: true,
    livery: true,
    fans: true,
    stripes: true,
    dots: true,
    chevron: true,
    waves: true,
    check: true,
    mosaic: true,
    diamonds: true,
    rays: true,
    globe: true,
    argyle: true,
    plain: true,
  }),
  'cloth.rim.0': PERCENT,
  'cloth.rim.1': PERCENT,
  'icon.stroke': number(0.5, 4),
  'icon.ends': choice<Tokens['icon']['ends']>({ square: true, round: true }),
  heroCut: choice<Tokens['heroCut']>({
    slant: true,
    inset: true,
    scallop: true,
    slats: true,
    arch: true,
    full: true,
    ticket: true,
    wave: true,
    circle: true,
    steps: true,
    pennant: true,
    columns: true,
  }),
  bar: choice<Tokens['bar']>({ start: true, centred: true, floating: true }),
  barEdge: choice<Tokens['barEdge']>({
    none: true,
    livery: true,
    awning: true,
    lines: true,
    band: true,
    stitch: true,
    checker: true,
    wave: true,
  }),
  card: choice<Tokens['card']>({ framed: true, flat: true, lifted: true, ticket: true }),
  rule: choice<Tokens['rule']>({ none: true, rule: true, tick: true, dots: true }),
  outline: number(0, 4),
  'motion.quick': MS,
  'motion.steady': MS,
  'motion.ease': {
    kind: 'text',
    pattern: /^cubic-bezier\((?:0|1|0?\.\d+),-?(?:\d+|\d*\.\d+),(?:0|1|0?\.\d+),-?(?:\d+|\d*\.\d+)\)$/,
    example: 'cubic-bezier(.2,0,0,1)',
  },
}

/** The rule of a path; undefined for a path that is no value of a seed. */
export const ruleOf = (path: string): SeedRule | undefined => (Object.hasOwn(SEED_RULES, path) ? SEED_RULES[path] : undefined)

const HEX = /^#[0-9a-f]{6}$/i
const OKLCH = /^oklch\((\d+|\d*\.\d+) (\d+|\d*\.\d+) (\d+|\d*\.\d+)\)$/
/** Lightness, chroma and hue at most. */
const OKLCH_MOST = [1, 0.4, 360] as const
const NUMBER = /^(?:\d+|\d*\.\d+)$/
/** Characters of a typed value that are read at all. */
export const MOST_CHARACTERS = 80

function isColour(text: string): boolean {
  if (HEX.test(text)) return true
  const [, ...parts] = OKLCH.exec(text) ?? []
  return parts.length === OKLCH_MOST.length && OKLCH_MOST.every((most, i) => Number(parts[i]) <= most)
}

/**
 * A value as it was typed, or what is wrong with it.
 * @returns the value as `tokens.ts` has it; the error is a sentence for beside the field
 */
export function readSeedValue(rule: SeedRule, typed: string): Result<SeedValue, string> {
  const text = typed.trim()
  if (text.length > MOST_CHARACTERS) return fail(`At most ${MOST_CHARACTERS} characters.`)
  switch (rule.kind) {
    case 'colour':
      return isColour(text)
        ? succeed(text)
        : fail('Write #rrggbb, or oklch(l c h) with l up to 1, c up to 0.4 and h up to 360, such as oklch(.42 .13 255).')
    case 'options':
      return rule.options.includes(text) ? succeed(text) : fail(`Choose one of ${rule.options.join(', ')}.`)
    case 'number': {
      if (text === rule.word) return succeed(text)
      const value = Number(text)
      const isWithin = NUMBER.test(text) && value >= rule.least && value <= rule.most
      return isWithin
        ? succeed(value)
        : fail(`Write a number from ${rule.least} to ${rule.most}${rule.word === undefined ? '' : `, or ${rule.word}`}.`)
    }
    case 'text':
      return rule.pattern.test(text) ? succeed(text) : fail(`Write it like ${rule.example}.`)
  }
}
