import type { Tokens } from '@dining/ui/theme'

/** "Supper club": plum after dark, amber lamps, a soft old-style face, brass rims. */
export const tokens: Tokens = {
  colours: {
    brand: 'oklch(.255 .105 316)',
    ground: 'brand',
    paper: 'oklch(.975 .008 60)',
    ink: 'oklch(.26 .075 316)',
    action: 'oklch(.44 .15 320)',
    earn: 'oklch(.44 .15 320)',
    link: 'oklch(.46 .16 318)',
    accent: 'oklch(.79 .16 70)',
    cloth: 'oklch(.75 .15 68)',
    napkin: 'oklch(.44 .13 318)',
    rim: 'oklch(.255 .105 316)',
  },
  faces: {
    text: '"DM Sans","DM Sans fallback",system-ui,sans-serif',
    display: 'Fraunces,"Fraunces fallback",Georgia,serif',
    figures: 'Fraunces,"Fraunces figures",Georgia,serif',
  },
  display: { weight: 560, tracking: '-.018em', leading: 1.08, scale: 1.06, cap: 0.7 },
  numeral: { weight: 540, tracking: '-.045em', scale: 0.96, small: { weight: 600, tracking: '-.01em' } },
  name: { weight: 600, tracking: '-.012em', scale: 1 },
  strong: { weight: 620 },
  action: { weight: 640, size: '1rem', tracking: '0' },
  wordmark: { strong: 620, light: 380, tracking: '-.02em', scale: 1.06 },
  radius: { control: 8, card: 2, panel: 14, badge: 11, button: 8 },
  density: 1.15,
  cloth: { weave: 'fans', rim: ['90%', '95%'] },
  icon: { stroke: 1.5, ends: 'round' },
  heroCut: 'arch',
  barEdge: 'lines',
  outline: 1,
  motion: { quick: 140, steady: 240, ease: 'cubic-bezier(.3,.6,.2,1)' },
}
