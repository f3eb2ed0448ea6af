import { OVERALL_WIDTH } from '../style/metrics.ts'
import type { Tokens } from './tokens.ts'

/** Layout of the bar on top: air around it, its corners, its shadow, and how its two sides share the room. */
export const BARS: Record<Tokens['bar'], Readonly<Record<'air' | 'widest' | 'radius' | 'lift' | 'sides', string>>> = {
  start: { air: '0px', widest: '100%', radius: '0px', lift: '0px', sides: 'none' },
  // both sides take the same room, and the wordmark what is between them
  centred: { air: '0px', widest: '100%', radius: '0px', lift: '0px', sides: '1 1 0' },
  floating: { air: '10px', widest: OVERALL_WIDTH, radius: '16px', lift: '14px', sides: 'none' },
}

type CardStyle = {
  /** Of its outline: the partner's own, or none. */
  readonly outline: string
  /** Two shadows' offsets and blur, the first soft, the second firm. */
  readonly rest: string
  readonly lift: string
  /** Air at the sides of its words, and corners of the picture's lower edge. */
  readonly pad: string
  readonly foot: string
  /** A line of dashes to tear along, masks with a bite out of both its ends, and a shadow that follows the bites. */
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

/** How cards stand on the page. */
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

/** The ornament under the headings of sections: a mask for the colour of what earns, and its size. */
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
