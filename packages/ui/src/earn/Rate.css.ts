import { createVar } from '@vanilla-extract/css'

import { below, from } from '../style/breakpoints.ts'
import { displayFace, numeralFace } from '../style/faces.ts'
import { ground } from '../style/ground.css.ts'
import { part, partGlobal } from '../style/part.ts'
import { size } from '../style/scale.css.ts'
import { vars } from '../theme/vars.css.ts'

/** Numeral and unit share a cap line and a baseline. */
const trim = { '@supports': { '(text-box:trim-both cap alphabetic)': { textBox: 'trim-both cap alphabetic', display: 'block' } } } as const

export const rate = part({
  display: 'inline-flex',
  alignItems: 'stretch',
  gap: '.18em',
  whiteSpace: 'nowrap',
  color: ground.earn,
  fontSize: size.rateCard,
  lineHeight: 1,
})
export const number = part({ ...numeralFace, alignSelf: 'end', ...trim })
// The height comes from the typeface itself, and the baseline is at its end, so that nothing moves when it replaces a fallback with other capitals.
partGlobal(`.${number}`, {
  '@supports': { '(text-box:trim-both cap alphabetic)': { height: vars.display.cap, alignContent: 'unsafe end' } },
})
export const unit = part({
  display: 'grid',
  alignContent: 'space-between',
  gap: '5px',
  font: `${vars.strong} ${size[1]}/1.1 ${vars.font.text}`,
  letterSpacing: 0,
  paddingInlineStart: '.1em',
})
partGlobal(`.${unit}>*`, trim)
partGlobal(`.${unit}>*+*`, { fontWeight: 400, color: ground.quiet, fontSize: size[0] })

partGlobal(`.${rate}[data-unit]>.${unit}>:first-child`, { fontSize: size[0] })

// A long unit goes below its numeral before it makes a narrow page overflow.
export const panel = part({ fontSize: size.ratePanel, '@media': { [below('tablet')]: { flexWrap: 'wrap' } } })
partGlobal(`.${panel}>.${unit}`, { fontSize: size[3], gap: '8px' })
partGlobal(`.${panel}>.${unit}>*+*`, { fontSize: size[1] })

const fit = createVar()
/** As large as fits in the hero: the longer the formatted value, the smaller its numerals. */
export const hero = part({
  fontSize: `calc(${size.rateHero}*${fit})`,
  gap: '.095em',
  marginInlineStart: '-.03em',
  vars: { [fit]: '1' },
  selectors: {
    '&[data-length="2"]': { vars: { [fit]: '.86' } },
    '&[data-length="3"]': { vars: { [fit]: '.66' } },
    '&[data-length="4"]': { vars: { [fit]: '.5' } },
    '&[data-length="5"]': { vars: { [fit]: '.4' } },
  },
})
partGlobal(`.${hero}>.${unit}`, {
  ...displayFace,
  fontSize: `max(.2em,${size[4]})`,
  lineHeight: 1,
  gap: '.34em',
  alignContent: 'end',
  color: ground.heading,
  '@media': { [below('large')]: { whiteSpace: 'normal' }, [from('tablet')]: { whiteSpace: 'nowrap' } },
})
partGlobal(`.${hero}>.${unit}>*+*`, { font: 'inherit', letterSpacing: 'inherit', color: ground.quiet, whiteSpace: 'nowrap' })
// A name of more than one word has its own lines beside the numeral.
partGlobal(`.${hero}[data-unit]>.${unit}`, { '@media': { [from('tablet')]: { whiteSpace: 'normal', width: 'min-content' } } })
partGlobal(`.${hero}[data-unit]>.${unit}>:nth-child(n)`, { fontSize: 'inherit' })
