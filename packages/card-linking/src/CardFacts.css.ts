import { globalStyle, style } from '@vanilla-extract/css'
import { plainHeading, size, space } from '@dining/ui/style'

export const facts = style({ display: 'grid', gap: space[6], alignContent: 'start' })
globalStyle(`${facts} h2`, { ...plainHeading, fontSize: size[2], marginBottom: space[2] })
export const list = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${list} > li`, { display: 'flex', gap: space[3], alignItems: 'flex-start' })
