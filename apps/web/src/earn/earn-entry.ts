import type { EntryOf, Item } from '@dining/copy-engine/content'

export type EarnEntry = EntryOf<'earn_details'>
type Worded = Exclude<Item, { type: 'merchant_carousel' }>

const isText = (item: Item): item is Worded => item.type === 'text'

/** The entry whose url is this path (EARN-03). */
export const entryAt = (entries: readonly EarnEntry[] | undefined, path: string) => entries?.find(({ fields }) => fields.url === path)

/** The entries that lists of offers and search engines show. */
export const listedOf = (entries: readonly EarnEntry[]) => entries.filter(({ fields }) => !fields.unlisted)

/** The headline of an entry: its first title, else the first part of its browser title. */
export function titleOf({ slug, fields }: EarnEntry): string {
  const title = fields.banner_text.find((item): item is Worded => item.type === 'title')
  return title?.fields.text_mobile ?? (fields.browser_title.split(' | ', 1)[0] || slug)
}

/** The first paragraph of an entry; undefined if it has none. */
export const introductionOf = ({ fields }: EarnEntry): string | undefined =>
  [...fields.banner_text, ...fields.main_column].find(isText)?.fields.text_mobile

/** The items of the banner apart from its headline. */
export function belowTitle({ fields }: EarnEntry): readonly Item[] {
  const first = fields.banner_text.findIndex(({ type }) => type === 'title')
  return fields.banner_text.filter((_, index) => index !== first)
}
