import { globalLayer } from '@vanilla-extract/css'

/** Order of the cascade: what a screen writes, outside all layers, wins over both. */
export const base = globalLayer('base')
export const parts = globalLayer('parts')
