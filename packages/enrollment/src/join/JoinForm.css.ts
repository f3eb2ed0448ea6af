import { style } from '@vanilla-extract/css'

export const consents = style({ display: 'grid' })
export const terms = style({ maxWidth: '36ch' })
