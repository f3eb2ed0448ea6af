import type { Tokens } from '@dining/ui/theme'

/** "Corner table": cream, tomato and slate, gingham with a scalloped edge, round corners, letters drawn by hand and enamel rims. */
export const tokens: Tokens = {
  colours: {
    brand: 'oklch(.33 .046 256)',
    ground: 'paper',
    paper: 'oklch(.984 .011 80)',
    ink: 'oklch(.31 .045 256)',
    action: 'oklch(.535 .185 34)',
    earn: 'oklch(.53 .185 34)',
    link: 'oklch(.46 .155 34)',
    accent: 'oklch(.33 .046 256)',
    cloth: 'oklch(.66 .17 36)',
    napkin: 'oklch(.87 .085 80)',
    rim: 'oklch(.365 .05 256)',
  },
  faces: {
    text: 'Figtree,"Figtree fallback",system-ui,sans-serif',
    display: '"Bricolage Grotesque","Bricolage fallback",system-ui,sans-serif',
    figures: '"Bricolage Grotesque","Bricolage figures",system-ui,sans-serif',
  },
  display: { weight: 720, tracking: '-.028em', leading: 1.04, scale: 1.06, cap: 0.66 },
  numeral: { weight: 760, tracking: '-.06em', scale: 0.98, small: { weight: 720, tracking: '-.025em' } },
  name: { weight: 680, tracking: '-.015em', scale: 1.02 },
  strong: { weight: 640 },
  action: { weight: 720, size: '.9375rem', tracking: '.055em' },
  wordmark: { strong: 420, light: 800, tracking: '-.03em', scale: 1.06 },
  radius: { control: 12, card: 18, panel: 22, badge: 9, button: 14 },
  density: 1.1,
  cloth: { weave: 'gingham', rim: ['93.5%', '99%'] },
  icon: { stroke: 2.1, ends: 'round' },
  heroCut: 'scallop',
  barEdge: 'awning',
  outline: 1.5,
  motion: { quick: 120, steady: 220, ease: 'cubic-bezier(.2,.9,.3,1.15)' },
}
