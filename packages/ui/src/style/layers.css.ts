import { globalLayer } from '@vanilla-extract/css'

/** Order of the cascade: the rules of a screen, outside all layers, override both. */
export const base = globalLayer('base')
export const parts = globalLayer('parts')
