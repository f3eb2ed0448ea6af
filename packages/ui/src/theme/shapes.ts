import type { Tokens } from './tokens.ts'

/** Masks through which the thread's colour shows on the cloth. */
export const WEAVES: Record<Tokens['cloth']['weave'], string> = {
  // great-circle arcs
  arcs: 'repeating-radial-gradient(circle at 8% 128%,#0000 0 23px,#000 23.6px 24.4px,#0000 25px)',
  // fine weave with a double stripe
  linen:
    'linear-gradient(100deg,#0000 70%,#000e 70% 71.6%,#0000 71.6% 72.6%,#000e 72.6% 73%,#0000 73%),repeating-linear-gradient(10deg,#0005 0 1px,#0000 1px 3px),repeating-linear-gradient(100deg,#0004 0 1px,#0000 1px 4px)',
  // a livery's three bars across the whole cloth
  livery:
    'linear-gradient(112deg,#0000 50%,#000c 50% 56%,#0000 56% 58.5%,#000a 58.5% 62.5%,#0000 62.5% 65%,#0008 65% 67%,#0000 67%),repeating-linear-gradient(22deg,#0003 0 1px,#0000 1px 5px)',
  // fans of three ribs, row by row
  fans: 'radial-gradient(circle at 50% 100%,#0000 7px,#000b 7.5px 8.5px,#0000 9px 14px,#000b 14.5px 15.5px,#0000 16px 21px,#000b 21.5px 22.5px,#0000 23px) 0 0/46px 23px',
  gingham: 'linear-gradient(90deg,#0008 50%,#0000 50%) 0 0/34px 34px,linear-gradient(#0008 50%,#0000 50%) 0 0/34px 34px',
}

/** Bars that get wider, then the whole: `angle` leans them, `end` closes them on the other side. */
const slats = (angle: number, end = '') =>
  `linear-gradient(${angle}deg,#0000 6%,#000 6.1% 7.6%,#0000 7.7% 9.6%,#000 9.7% 12.6%,#0000 12.7% 14.6%,#000 14.7%${end})`

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
  slats: {
    cut: 'none',
    cutBelow: 'none',
    cutFree: 'none',
    mask: slats(107),
    maskBelow: slats(172),
    maskFree: slats(107, ' 94%,#0000 94.1%'),
  },
  arch: {
    cut: 'inset(32px 28px 0 6% round 999px 999px 0 0)',
    cutBelow: 'inset(0 10px round 999px 999px 0 0)',
    cutFree: 'inset(32px 28px 0 6% round 999px 999px 0 0)',
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

/** What hangs below the bar on top. Only decoration, so its colours are the seeds themselves in light and dark. */
export function barEdge({ barEdge: edge, colours: { action, accent, brand } }: Tokens): {
  readonly paint: string
  readonly height: string
} {
  switch (edge) {
    case 'none':
      return { paint: 'none', height: '0px' }
    case 'livery':
      return { paint: `linear-gradient(107deg,${action} 68%,#0000 0 68.3%,${accent} 0 84%,#0000 0 84.3%,${brand} 0)`, height: '5px' }
    case 'awning':
      return {
        paint: `radial-gradient(circle at 50% 0,${action} 9px,#0000 9.5px) 0 0/36px 10px,radial-gradient(circle at 50% 0,${brand} 9px,#0000 9.5px) 18px 0/36px 10px`,
        height: '10px',
      }
    case 'lines':
      return {
        paint: `linear-gradient(${accent} 0 0) 0 0/100% 2px no-repeat,linear-gradient(${accent} 0 0) 0 100%/100% 1px no-repeat`,
        height: '6px',
      }
  }
}
