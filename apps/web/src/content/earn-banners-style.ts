import { size, space } from '@dining/ui/style'
import { globalStyle, style } from '@vanilla-extract/css'

/**
 * A class for `EarnBanners`, made in the style sheet of each page that shows them, so that no other page carries the rules: banners beside each
 * other where there is room for two, with their links at one height; the last one of an odd number has a row of its own, with its link beside its words.
 */
export function bannersStyle(): string {
  const banners = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,26rem),1fr))', gap: space[5] })
  globalStyle(`${banners}>*`, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space[5],
  })
  const alone = `${banners}>:last-child:nth-child(odd)`
  globalStyle(alone, { gridColumn: '1/-1', flexFlow: 'row wrap', alignItems: 'center' })
  globalStyle(`${alone}>div`, { flex: '1 1 16rem' })
  globalStyle(`${banners}>*>div`, { gap: space[2] })
  globalStyle(`${banners} h2`, { fontSize: size[4], textWrap: 'balance' })
  return banners
}
