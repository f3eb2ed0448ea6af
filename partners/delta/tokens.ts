import type { Tokens } from '@dining/ui/theme'

/** "Departure board": deep navy, hairlines, squared corners, wide capitals; red for actions only. */
export const tokens: Tokens = {
  colours: {
    brand: 'oklch(.275 .083 256)',
    ground: 'brand',
    paper: 'oklch(.982 .004 250)',
    ink: 'oklch(.262 .078 257)',
    action: 'oklch(.53 .205 24)',
    earn: 'oklch(.322 .103 256)',
    link: 'oklch(.42 .13 255)',
    accent: 'oklch(.53 .205 24)',
    cloth: 'oklch(.33 .095 255)',
  },
  faces: {
    text: '"Source Sans 3","Source Sans 3 fallback",system-ui,sans-serif',
    display: 'Archivo,"Archivo fallback",system-ui,sans-serif',
    figures: 'Archivo,"Archivo figures",system-ui,sans-serif',
  },
  display: { weight: 560, tracking: '-.008em', leading: 1.12, scale: 0.86, cap: 0.686 },
  numeral: { weight: 620, tracking: '-.045em', scale: 1, small: { weight: 660, tracking: '-.02em' } },
  name: { weight: 640, tracking: '-.012em', scale: 0.9 },
  strong: { weight: 650 },
  action: { weight: 680, size: '1rem', tracking: '.05em' },
  wordmark: { strong: 700, light: 350, tracking: '-.015em', scale: 0.98 },
  radius: { control: 3, card: 4, panel: 4, badge: 2, button: 3 },
  density: 1,
  cloth: { weave: 'arcs', rim: ['91%', '94%'] },
  icon: { stroke: 1.6, ends: 'square' },
  heroCut: 'slant',
  bar: 'start',
  barEdge: 'none',
  card: 'framed',
  rule: 'none',
  outline: 1,
  motion: { quick: 120, steady: 180, ease: 'cubic-bezier(.2,0,0,1)' },
}
