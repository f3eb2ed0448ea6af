import type { Tokens } from '@dining/ui/theme'

/** A quiet beginning: one colour on warm paper, faces of the visitor's system. */
export const tokens: Tokens = {
  colours: {
    brand: 'oklch(.38 .09 250)',
    ground: 'paper',
    paper: 'oklch(.98 .006 85)',
    ink: 'oklch(.27 .03 250)',
    action: 'oklch(.45 .11 250)',
    earn: 'oklch(.44 .11 250)',
    link: 'oklch(.46 .12 250)',
    accent: 'oklch(.5 .13 45)',
    cloth: 'oklch(.42 .08 250)',
  },
  faces: { text: 'system-ui,sans-serif', display: 'system-ui,sans-serif', figures: 'system-ui,sans-serif' },
  display: { weight: 700, tracking: '-.015em', leading: 1.08, scale: 1.04, cap: 0.72 },
  numeral: { weight: 720, tracking: '-.03em', scale: 1, small: { weight: 700, tracking: '-.01em' } },
  name: { weight: 650, tracking: '-.004em', scale: 1 },
  strong: { weight: 650 },
  action: { weight: 650, size: '1rem', tracking: '0' },
  wordmark: { strong: 750, light: 420, tracking: '-.01em', scale: 1 },
  radius: { control: 8, card: 12, panel: 14, badge: 6, button: 'pill' },
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
