import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'

import { base, parts } from './layers.css.ts'

/** A class of a component: in the layer below the screens' own rules. */
export const part = (rule: StyleRule, name?: string): string => style({ '@layer': { [parts]: rule } }, name)

/** Rules for what is inside a component's class. */
export const partGlobal = (selector: string, rule: GlobalStyleRule): void => globalStyle(selector, { '@layer': { [parts]: rule } })

/** Rules of the document itself, below all components. */
export const baseGlobal = (selector: string, rule: GlobalStyleRule): void => globalStyle(selector, { '@layer': { [base]: rule } })
