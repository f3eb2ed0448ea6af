import { style } from '@vanilla-extract/css'

export const consents = style({ display: 'grid' })
export const terms = style({ maxWidth: '36ch' })
export const opened = style({ marginBlockEnd: '20px' })
export const later = style({ marginBlockStart: '20px' })
