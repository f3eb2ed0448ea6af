import { OVERALL_WIDTH } from '../style/metrics.ts'
import type { Tokens } from './tokens.ts'

/** Layout of the top bar: space around it, its corners, its shadow, and how its two sides share the width. */
export const BARS: Record<Tokens['bar'], Readonly<Record<'air' | 'widest' | 'radius' | 'lift' | 'sides', string>>> = {
  start: { air: '0px', widest: '100%', radius: '0px', lift: '0px', sides: 'none' },
  // both sides have the same width, and the wordmark the space between them
  centred: { air: '0px', widest: '100%', radius: '0px', lift: '0px', sides: '1 1 0' },
  floating: { air: '10px', widest: OVERALL_WIDTH, radius: '16px', lift: '14px', sides: 'none' },
}

type CardStyle = {
  /** Colour of its outline: the partner's own, or none. */
  readonly outline: string
  /** Offsets and blur of two shadows, the first soft, the second firm. */
  readonly rest: string
  readonly lift: string
  /** Padding at the sides of its text, and corners of the picture's lower edge. */
  readonly pad: string
  readonly foot: string
  /** A dashed tear line, masks with a notch at both its ends, and a shadow that follows the notches. */
  readonly tear: string
  readonly above: string
  readonly below: string
  readonly filter: string
}

const bites = (edge: '0' | '100%') =>
  ['0', '100%'].map((side) => `radial-gradient(circle at ${side} ${edge},#0000 9px,#000 9.5px) ${side} 0/50.5% 100% no-repeat`).join()

const PLAIN = {
  rest: '0 1px 2px',
  lift: '0 0 0',
  pad: '16px',
  foot: '0px',
  tear: '0px',
  above: 'none',
  below: 'none',
  filter: 'none',
} as const

/** The styles of cards. */
export function cardStyle({ card, outline, radius }: Tokens): CardStyle {
  switch (card) {
    case 'framed':
      return { ...PLAIN, outline: `${outline}px` }
    case 'flat':
      return { ...PLAIN, outline: '0px', rest: '0 0 0', pad: '0px', foot: `${radius.card}px` }
    case 'lifted':
      return { ...PLAIN, outline: '0px', rest: '0 1px 3px', lift: '0 8px 22px -6px' }
    case 'ticket':
      return {
        ...PLAIN,
        outline: '0px',
        rest: '0 0 0',
        tear: '2px',
        above: bites('100%'),
        below: bites('0'),
        filter: 'drop-shadow(0 0 1px #0006) drop-shadow(0 2px 4px #0002)',
      }
  }
}

/** The ornament under section headings: a mask for the colour of benefits, and its size. */
export const RULES: Record<Tokens['rule'], Readonly<Record<'mask' | 'width' | 'height' | 'gap', string>>> = {
  none: { mask: 'none', width: '0px', height: '0px', gap: '0px' },
  rule: { mask: 'none', width: '64px', height: '3px', gap: '14px' },
  tick: {
    mask: 'linear-gradient(115deg,#000 64%,#0000 0 70%,#000 0 82%,#0000 0 88%,#000 0 94%,#0000 0)',
    width: '58px',
    height: '8px',
    gap: '12px',
  },
  dots: { mask: 'radial-gradient(circle,#000 3.5px,#0000 4px) 0 0/16px 8px', width: '48px', height: '8px', gap: '12px' },
}
