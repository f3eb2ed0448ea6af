import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

const exportsOf = (file: string) =>
  [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/export (?:\{([^}]*)\}|const (\w+))/g)]
    .flatMap(([, list, name]) => name ?? (list ?? '').split(','))
    .map((name) => name.replace('type ', '').trim())
    .toSorted()

// read as text: the components need the style compiler, which a plain test does not have
it.each([
  [
    'index.ts',
    'ActionBar Anchor AnchorProps Announcement BackBar Badge BalancePlate Band Banner BarButton BarLink BottomNotice Button CardGrid CardLogo CardScene Carousel CheckPanel CheckSlip Checkbox Chip ChipGroup ChipLink Combobox Cover Dialog Disclosure Dish DishName DrawnCover EmailField EmptyPlate EmptyState ErrorSummary FieldProps SearchForm Footer FooterGroup FormActions FormGrid FormGridWide Hero Icon IconButton IconLink LightDialog LinkButton LinkProvider LinkedCard LinkedCards LiveRegion Loading LogoChain MenuList MerchantCard MerchantCardSkeleton Notice NumberField PageHero Pagination Panel PasswordField PhoneField Photo Popover Price Progress RadioGroup Rate RateRow RateTable Scene SearchSlip SecureFrame Select Skeleton SkipLink Slider Stars StarsField StatusList StatusRow Steps Switch TableIllustration Tabs TextArea TextButton TextField TextFieldProps TextLink TickList TierTrack Toast ToastRegion Tone Tooltip TopBar Verdict VisitMeter WithAside WithTabs Wordmark ZipField classNames formatPhone saveFile shareOrCopy sizedPicture tableFor useBrowserValue useIsInBrowser useLater variantsFor wideTableFor',
  ],
  [
    'style/index.ts',
    'BACK_BAR BREAKPOINTS CONTENT_WIDTH CONTROL LEAST_WIDTH MODAL_WIDTH OVERALL_WIDTH TOUCH below displayFace edge from ground gutter numeralFace onBrand onPaper plainHeading size smallNumeralFace space vars',
  ],
  ['theme/index.ts', 'Theme Tokens applyTheme checkContrast contrastMinima derive referenceTokens roleValues webFace'],
  ['base/layout.css.ts', 'content lead link nowrap onlyLarge onlySmall overall quiet row section small spread stack visuallyHidden'],
])('the face of %s', (file, names) => {
  expect(exportsOf(file)).toEqual(names.split(' ').toSorted())
})
