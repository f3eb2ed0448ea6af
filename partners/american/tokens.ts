import type { Tokens } from '@dining/ui/theme'

/** "Livery": polished silver, bright blue, tall condensed figures as on a fuselage; red for bonuses only. */
export const tokens: Tokens = {
  colours: {
    brand: 'oklch(.36 .115 256)',
    ground: 'paper',
    paper: 'oklch(.977 .003 240)',
    ink: 'oklch(.27 .035 250)',
    action: 'oklch(.53 .155 250)',
    earn: 'oklch(.5 .155 251)',
    link: 'oklch(.5 .15 250)',
    accent: 'oklch(.52 .2 22)',
    cloth: 'oklch(.44 .125 252)',
  },
  faces: {
    text: '"Libre Franklin","Libre Franklin fallback",system-ui,sans-serif',
    display: '"Sofia Sans Condensed","Sofia Sans Condensed fallback",system-ui,sans-serif',
    figures: '"Sofia Sans Condensed","Sofia Sans Condensed figures",system-ui,sans-serif',
  },
  display: { weight: 760, tracking: '-.012em', leading: 1.02, scale: 1.22, cap: 0.655 },
  numeral: { weight: 800, tracking: '-.04em', scale: 1.12, small: { weight: 780, tracking: '0' } },
  name: { weight: 720, tracking: '-.004em', scale: 1.16 },
  strong: { weight: 600 },
  action: { weight: 640, size: '.9375rem', tracking: '.035em' },
  wordmark: { strong: 800, light: 500, tracking: '-.005em', scale: 1.2 },
  radius: { control: 5, card: 6, panel: 8, badge: 4, button: 'pill' },
  density: 0.9,
  cloth: { weave: 'livery', rim: ['93%', '96%'] },
  icon: { stroke: 1.8, ends: 'square' },
  heroCut: 'slats',
  bar: 'start',
  barEdge: 'livery',
  card: 'framed',
  rule: 'none',
  outline: 0,
  motion: { quick: 120, steady: 170, ease: 'cubic-bezier(.3,0,0,1)' },
}
