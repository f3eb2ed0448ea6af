import type { Tokens } from './tokens.ts'

/** The shape of the hero's scene: beside the text from 861 px, below it, and with both sides free from 1401 px. */
type HeroCut = Readonly<Record<'cut' | 'cutBelow' | 'cutFree' | 'mask' | 'maskBelow' | 'maskFree', string>>

/** The same shape at every width, with exceptions. */
const cut = (shape: string, others: Partial<HeroCut> = {}): HeroCut => ({
  cut: shape,
  cutBelow: shape,
  cutFree: shape,
  mask: 'none',
  maskBelow: 'none',
  maskFree: 'none',
  ...others,
})
const mask = (beside: string, below: string, free = beside): HeroCut => cut('none', { mask: beside, maskBelow: below, maskFree: free })

/** Bars of increasing width, then the whole: `angle` slants them, `end` closes them on the other side. */
const slats = (angle: number, end = '') =>
  `linear-gradient(${angle}deg,#0000 6%,#000 6.1% 7.6%,#0000 7.7% 9.6%,#000 9.7% 12.6%,#0000 12.7% 14.6%,#000 14.7%${end})`

const DOT = 'radial-gradient(circle at 17px 17px,#000 16.5px,#0000 17px)'

/** A notch at each corner, `air` px from the sides, and a perforated line for a stub. */
const ticket = (air: number, bite: number, tear: string) =>
  `radial-gradient(circle at ${bite}px ${bite}px,#0000 ${bite - 0.5}px,#000 ${bite}px) ${air - bite}px ${air - bite}px/calc(100% - ${2 * air}px) calc(100% - ${2 * air}px) intersect,${tear}`
const TEAR_BESIDE =
  'linear-gradient(90deg,#000 calc(78% - 2px),#0000 0 calc(78% + 2px),#000 0),repeating-linear-gradient(#0000 0 8px,#000 8px 18px)'
const TEAR_BELOW =
  'linear-gradient(#000 calc(24% - 2px),#0000 0 calc(24% + 2px),#000 0),repeating-linear-gradient(90deg,#0000 0 8px,#000 8px 18px)'

/** Half of a wave's height and a quarter of its length, in px; crests are arcs of the circle through both. */
const WAVE = { s: 34, p: 36 }
const waveRadius = Math.hypot(WAVE.s, WAVE.p).toFixed(1)
const crest = (at: string) => `radial-gradient(${waveRadius}px at ${at},#000 99%,#0000 101%)`
const hollow = (at: string) => `radial-gradient(${waveRadius}px at ${at},#0000 99%,#000 101%)`
const { s, p } = WAVE
const upright = `calc(50% - ${2 * s}px)/100% ${4 * s}px repeat-y`
const WAVE_LEFT = [`${crest(`${s + p}px 50%`)} 0 ${upright}`, `${hollow(`${-p}px 50%`)} ${s}px 50%/100% ${4 * s}px repeat-y`] as const
const WAVE_RIGHT = `${crest(`calc(100% - ${s + p}px) 50%`)} 0 ${upright},${hollow(`calc(100% + ${p}px) 50%`)} ${-s}px 50%/100% ${4 * s}px repeat-y`
const WAVE_TOP = `${crest(`50% ${s + p}px`)} calc(50% - ${2 * s}px) 0/${4 * s}px 100% repeat-x,${hollow(`50% ${-p}px`)} 50% ${s}px/${4 * s}px 100% repeat-x`

/** Three arches on columns under a vault of the height `rise`. */
const columns = (rise: number) =>
  `radial-gradient(46% ${rise}px at 50% ${rise + 16}px,#000 99.5%,#0000) 0 0/33.34% 100%,linear-gradient(90deg,#0000 4%,#000 0 96%,#0000 0) 0 ${rise + 16}px/33.34% 100% repeat-x`

export const HERO_CUTS: Record<Tokens['heroCut'], HeroCut> = {
  slant: cut('polygon(15% 0,100% 0,100% 100%,0 100%)', {
    cutBelow: 'polygon(0 15%,100% 0,100% 100%,0 100%)',
    cutFree: 'polygon(15% 0,100% 0,85% 100%,0 100%)',
  }),
  inset: cut('inset(20px 20px 20px 0 round 12px)', { cutBelow: 'inset(0 10px 10px round 12px)' }),
  slats: mask(slats(107), slats(172), slats(107, ' 94%,#0000 94.1%')),
  arch: cut('inset(32px 28px 0 6% round 999px 999px 0 0)', { cutBelow: 'inset(0 10px round 999px 999px 0 0)' }),
  scallop: mask(
    `${DOT} 0 0/34px 34px repeat-y,linear-gradient(#000 0 0) 17px 0/100% 100% no-repeat`,
    `${DOT} 0 0/34px 34px repeat-x,linear-gradient(#000 0 0) 0 17px/100% 100% no-repeat`,
    `${DOT} 0 0/34px 34px repeat-y,${DOT} 100% 0/34px 34px repeat-y,linear-gradient(#000 0 0) 17px 0/calc(100% - 34px) 100% no-repeat`,
  ),
  full: cut('none'),
  ticket: cut('inset(28px round 2px)', {
    cutBelow: 'inset(10px round 2px)',
    mask: ticket(28, 26, TEAR_BESIDE),
    maskBelow: ticket(10, 20, TEAR_BELOW),
    maskFree: ticket(28, 26, TEAR_BESIDE),
  }),
  // with both sides free, the area right of the left side's crests is under the right side's wave, too
  wave: mask(WAVE_LEFT.join(), WAVE_TOP, `${WAVE_LEFT.join()} intersect,${WAVE_RIGHT}`),
  // a round table; below the text the far half of it
  circle: cut('circle(closest-side at 50% 50%)', { cutBelow: 'ellipse(57% 84% at 50% 86%)' }),
  steps: cut('polygon(0 100%,0 64%,9% 64%,9% 32%,18% 32%,18% 0,100% 0,100% 100%)', {
    cutBelow: 'polygon(0 100%,0 22%,34% 22%,34% 11%,67% 11%,67% 0,100% 0,100% 100%)',
    cutFree: 'polygon(0 100%,0 64%,9% 64%,9% 32%,18% 32%,18% 0,91% 0,91% 32%,100% 32%,100% 100%)',
  }),
  pennant: cut('polygon(0 50%,20% 0,100% 0,100% 100%,20% 100%)', {
    cutBelow: 'polygon(50% 0,100% 24%,100% 100%,0 100%,0 24%)',
    cutFree: 'polygon(0 50%,20% 0,100% 0,90% 50%,100% 100%,20% 100%)',
  }),
  columns: mask(columns(110), columns(56)),
}
