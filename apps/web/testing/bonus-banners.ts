import { givenBonus, type TestApi } from '@dining/api/testing'

type Fields = Readonly<Record<string, unknown>>
/** Two values of a field, and what a member sees with the first value alone. */
type Row = readonly [shown: Fields, other: Fields, sees: RegExp, visitor: 'basic']

const DAY_MS = 86_400_000
/** By the clock of the API; pages compare it with the time of the browser and of the web server. */
const OFFERED_AT = new Date('2026-06-10T17:00:00Z')
const DAYS_OFFERED = Math.ceil((Date.now() - OFFERED_AT.getTime()) / DAY_MS)
const title = (words: string) => ({ type: 'title', fields: { text_mobile: words } })
const PICTURE = { image: 'https://pictures.example/tulips.jpg' }
const APP_TEXT = { app_text: 'Words for elsewhere' }

/** Every member of the hub is offered the bonuses SPRING and AUTUMN. */
export async function givenOfferedBonuses(api: TestApi): Promise<void> {
  for (const code of ['SPRING', 'AUTUMN']) await givenBonus(api.store, 'hub', { code, created_at: OFFERED_AT })
}

/** The banner of the bonus SPRING, whose fields the rows change. */
export const OFFERED_BANNER = { code: 'SPRING', text: [title('Tulips on the table')] }
const OTHER_BANNER = { code: 'AUTUMN', order: 5, text: [title('Leaves on the lawn')] }

/** Rows of the fields that a banner of a bonus has everywhere. */
export const OFFERED_BANNER_ROWS: Readonly<Record<string, Row>> = {
  code: [{}, { code: 'WINTER' }, /Tulips on the table/, 'basic'],
  app_text: [{ app_only_bonus: true, ...APP_TEXT }, { app_only_bonus: true }, /Words for elsewhere/, 'basic'],
  app_only_bonus: [{ app_only_bonus: true, ...APP_TEXT }, APP_TEXT, /Words for elsewhere/, 'basic'],
  days_to_display: [{ days_to_display: DAYS_OFFERED + 1 }, { days_to_display: DAYS_OFFERED - 1 }, /Tulips on the table/, 'basic'],
}

const ROWS: Readonly<Record<string, Row>> = {
  ...OFFERED_BANNER_ROWS,
  order: [{ order: 1 }, { order: 9 }, /Tulips on the table.*Leaves on the lawn/s, 'basic'],
  image: [PICTURE, {}, /<img[^>]*tulips\.jpg/, 'basic'],
  image_mobile_alt_text: [{ ...PICTURE, image_mobile_alt_text: 'A vase of tulips' }, PICTURE, /alt="A vase of tulips"/, 'basic'],
  text: [
    { text: [title('Tulips'), { type: 'button', fields: { text_mobile: 'Join the feast', url: '/search' } }] },
    {},
    /Join the feast/,
    'basic',
  ],
  'user_states.index': [{ user_states: [{ index: 1 }] }, { user_states: [{ index: 2 }] }, /Tulips on the table/, 'basic'],
}

/** Rows of every field of the banners of the account's bonuses. @param wrap puts the banners into the fields of an entry */
export function bonusBannerRows(wrap: (banners: readonly Fields[]) => Fields): Readonly<Record<string, Row>> {
  const fieldsOf = (changed: Fields) => wrap([OTHER_BANNER, { ...OFFERED_BANNER, ...changed }])
  return Object.fromEntries(
    Object.entries(ROWS).map(([field, [shown, other, sees, visitor]]) => [
      `bonus_banners.${field}`,
      [fieldsOf(shown), fieldsOf(other), sees, visitor],
    ]),
  )
}
