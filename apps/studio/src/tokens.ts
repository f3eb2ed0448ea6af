import { referenceTokens, type Tokens } from '@dining/ui/theme'

/** "Proof": bottle green, paper and a serif typeface for titles, so that the tool is not mistaken for one of the sites. */
export const tokens: Tokens = {
  ...referenceTokens,
  colours: {
    brand: '#1f3b34',
    ground: 'paper',
    paper: '#faf8f3',
    ink: '#1f2724',
    action: '#1c6453',
    earn: '#1c6453',
    link: '#15594a',
    accent: '#a1431c',
    cloth: '#2f5a4c',
  },
  faces: {
    text: '"Schibsted Grotesk","Schibsted fallback",system-ui,sans-serif',
    display: 'Literata,"Literata fallback",Georgia,serif',
    figures: 'Literata,"Literata fallback",Georgia,serif',
  },
  display: { weight: 600, tracking: '-.015em', leading: 1.15, scale: 1, cap: 0.7 },
  strong: { weight: 600 },
  action: { weight: 600, size: '1rem', tracking: '0' },
}
