import type { Tokens } from './tokens.ts'

/** A fictional partner: the contract has the shape of its theme. */
export const referenceTokens: Tokens = {
  colours: {
    brand: '#24456b',
    ground: 'paper',
    paper: '#fbfaf8',
    ink: '#1f2630',
    action: '#1f5fae',
    earn: '#1d4f91',
    link: '#1a549c',
    accent: '#9a4a12',
    cloth: '#2c4a70',
  },
  faces: { text: 'system-ui, sans-serif', display: 'system-ui, sans-serif', figures: 'system-ui, sans-serif' },
  display: { weight: 650, tracking: '-.01em', leading: 1.1, scale: 1, cap: 0.72 },
  numeral: { weight: 700, tracking: '-.03em', scale: 1, small: { weight: 700, tracking: '-.01em' } },
  name: { weight: 650, tracking: '0', scale: 1 },
  strong: { weight: 650 },
  action: { weight: 650, size: '1rem', tracking: '0' },
  wordmark: { strong: 700, light: 400, tracking: '0', scale: 1 },
  radius: { control: 6, card: 8, panel: 10, badge: 4, button: 6 },
  density: 1,
  cloth: { weave: 'linen', rim: ['94%', '97%'] },
  icon: { stroke: 1.7, ends: 'round' },
  heroCut: 'inset',
  bar: 'start',
  barEdge: 'none',
  card: 'framed',
  rule: 'none',
  outline: 1,
  motion: { quick: 120, steady: 180, ease: 'cubic-bezier(.2,0,0,1)' },
}
