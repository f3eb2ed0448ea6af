import type { Tokens } from './tokens.ts'

/** Masks through which the thread's colour shows on the cloth. */
export const WEAVES: Record<Tokens['cloth']['weave'], string> = {
  // great-circle arcs
  arcs: 'repeating-radial-gradient(circle at 8% 128%,#0000 0 23px,#000 23.6px 24.4px,#0000 25px)',
  // fine weave with a double stripe
  linen:
    'linear-gradient(100deg,#0000 70%,#000e 70% 71.6%,#0000 71.6% 72.6%,#000e 72.6% 73%,#0000 73%),repeating-linear-gradient(10deg,#0005 0 1px,#0000 1px 3px),repeating-linear-gradient(100deg,#0004 0 1px,#0000 1px 4px)',
  gingham: 'linear-gradient(90deg,#0008 50%,#0000 50%) 0 0/34px 34px,linear-gradient(#0008 50%,#0000 50%) 0 0/34px 34px',
}

const DOT = 'radial-gradient(circle at 17px 17px,#000 16.5px,#0000 17px)'

/** How the hero's scene is cut: beside the text from 861 px, below it, and with both sides free from 1401 px. */
export const HERO_CUTS: Record<
  Tokens['heroCut'],
  Readonly<Record<'cut' | 'cutBelow' | 'cutFree' | 'mask' | 'maskBelow' | 'maskFree', string>>
> = {
  slant: {
    cut: 'polygon(15% 0,100% 0,100% 100%,0 100%)',
    cutBelow: 'polygon(0 15%,100% 0,100% 100%,0 100%)',
    cutFree: 'polygon(15% 0,100% 0,85% 100%,0 100%)',
    mask: 'none',
    maskBelow: 'none',
    maskFree: 'none',
  },
  inset: {
    cut: 'inset(20px 20px 20px 0 round 12px)',
    cutBelow: 'inset(0 10px 10px round 12px)',
    cutFree: 'inset(20px 20px 20px 0 round 12px)',
    mask: 'none',
    maskBelow: 'none',
    maskFree: 'none',
  },
  scallop: {
    cut: 'none',
    cutBelow: 'none',
    cutFree: 'none',
    mask: `${DOT} 0 0/34px 34px repeat-y,linear-gradient(#000 0 0) 17px 0/100% 100% no-repeat`,
    maskBelow: `${DOT} 0 0/34px 34px repeat-x,linear-gradient(#000 0 0) 0 17px/100% 100% no-repeat`,
    maskFree: `${DOT} 0 0/34px 34px repeat-y,${DOT} 100% 0/34px 34px repeat-y,linear-gradient(#000 0 0) 17px 0/calc(100% - 34px) 100% no-repeat`,
  },
}
