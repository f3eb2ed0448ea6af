import { createVar, globalStyle } from '@vanilla-extract/css'

import { vars } from '../theme/vars.css.ts'
import { from } from './breakpoints.ts'
import { edge } from './metrics.ts'

/** Space at the sides of the page: 10 px, 20 from 861 px (LAYOUT-08, LAYOUT-12), or what the display takes there. */
export const gutter = createVar()

const [size4, size5, size6, rateHero] = [createVar(), createVar(), createVar(), createVar()]
const display = (rem: number) => `calc(${rem}rem*${vars.display.scale})`
const numeral = (rem: number) => `calc(${rem}rem*${vars.numeral.scale})`

/** Modular scale: text in four fixed steps, headlines in three that depend on the partner and the width. */
export const size = {
  0: '.8125rem',
  1: '.9375rem',
  2: '1.0625rem',
  3: '1.25rem',
  4: size4,
  5: size5,
  6: size6,
  rateCard: numeral(2.75),
  ratePanel: numeral(4.5),
  rateHero,
} as const

globalStyle(':root', {
  vars: {
    [gutter]: `max(10px,${edge.sides})`,
    [size4]: display(1.5),
    [size5]: display(1.8),
    [size6]: display(2.25),
    [rateHero]: numeral(9),
  },
  '@media': {
    [from('tablet')]: { vars: { [size4]: display(1.5625), [size5]: display(2.1), [size6]: display(2.9), [rateHero]: numeral(13) } },
    [from('desktop')]: { vars: { [gutter]: `max(20px,${edge.sides})` } },
    [from('navbar')]: { vars: { [rateHero]: numeral(16.5) } },
  },
})
