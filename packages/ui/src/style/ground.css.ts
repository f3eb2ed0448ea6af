import { createVar, globalStyle } from '@vanilla-extract/css'

import { vars } from '../theme/vars.css.ts'

/** Colours that depend on the background; every component that may have a background other than paper uses these. */
export const ground = {
  ring: createVar('ring'),
  heading: createVar('heading'),
  earn: createVar('earn'),
  quiet: createVar('quiet'),
  leader: createVar('leader'),
  act: createVar('act'),
  actHover: createVar('act-hover'),
  actPress: createVar('act-press'),
  onAct: createVar('on-act'),
}

const { ring, heading, earn, quiet, leader, act, actHover, actPress, onAct } = ground

/** A raised surface resets them to paper, wherever it is. */
export const onPaper = {
  [ring]: vars.border.focus,
  [heading]: vars.text.heading,
  [earn]: vars.text.earn,
  [quiet]: vars.text.quiet,
  [leader]: vars.border.leader,
  [act]: vars.action.fill,
  [actHover]: vars.action.hover,
  [actPress]: vars.action.press,
  [onAct]: vars.text.onAction,
}
export const onHero = {
  [ring]: vars.border.focusOnHero,
  [heading]: vars.text.onHero,
  [earn]: vars.text.earnOnHero,
  [quiet]: vars.text.quietOnHero,
}
export const onBrand = {
  [ring]: vars.border.focusOnBrand,
  [heading]: vars.text.onBrand,
  [earn]: vars.text.onBrand,
  [quiet]: vars.text.quietOnBrand,
  [leader]: vars.border.leaderOnBrand,
  [act]: vars.action.brandFill,
  [actHover]: vars.action.brandHover,
  [actPress]: vars.action.brandHover,
  [onAct]: vars.text.onBrandAction,
}

globalStyle(':root', { vars: onPaper })
