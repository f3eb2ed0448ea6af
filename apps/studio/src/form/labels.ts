/** Labels of fields whose name is not suitable. */
const LABELS: Readonly<Record<string, string>> = {
  text_mobile: 'Words',
  text_desktop: 'Words on wide screens',
  url: 'Address',
  new_tab: 'Opens in a new tab',
  search_string: 'Search',
  image: 'Picture',
  image_mobile: 'Picture on narrow screens',
  image_mobile_alt_text: 'Alternative text',
  image_x_position: 'Picture, horizontal position',
  image_y_position: 'Picture, vertical position',
  enable_banner: 'Show the banner',
  include_welcome_message: 'Show the welcome message',
  include_prospect_email: 'Show the email field to visitors',
  user_states: 'For each kind of visitor',
  banner_text: 'Banner',
  banner_copy: 'Announcement',
  tooltip_copy: 'Details',
  main_column: 'Main column',
  side_column: 'Side column',
  unlisted: 'Only at its address, in no list of offers',
  browser_title: 'Title in the browser',
  is_enabled: 'Shown',
  page_text: 'Page',
  body_text: 'Body',
  style: 'Look',
  nav_links: 'Links',
  primary_links: 'First row of links',
  secondary_links: 'Second row of links',
  legal_disclaimer: 'Legal disclaimer',
  bonus_banners: 'Banners of bonuses',
  code: 'Code of the bonus',
  order: 'Place among the banners',
  app_text: 'Words where only the app can activate it',
  app_only_bonus: 'Only in the app',
  days_to_display: 'Days to display',
  key: 'Shown to',
  type: 'Kind',
  index: 'State, by number',
}

const HELP: Readonly<Record<string, string>> = {
  text_desktop: 'If empty, wide screens show the text above.',
  search_string: 'The query of a search address, such as restaurantOrCuisine=sushi',
  url: 'A path such as /search, or an https: address',
  image: 'Filled in by choosing a picture. It may also be another path of the site, or an https: address.',
  image_mobile: 'If empty, narrow screens show the other picture.',
  image_mobile_alt_text: 'Read to people who cannot see the picture.',
}

/** "user_states" → "User states" */
export function humanise(name: string): string {
  const words = name
    .replaceAll(/[_-]+/gu, ' ')
    .replaceAll(/\bvip\b/gu, 'VIP')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The findings with this page's labels, starting with a capital. Names and tokens stay unchanged. */
export function sentence(words: string): string {
  const readable = words.replaceAll(/(?<![{\w|])[a-z]+(?:_[a-z]+)+(?![}\w|])/gu, (name) =>
    Object.hasOwn(LABELS, name) ? `“${LABELS[name]}”` : name,
  )
  return /^[a-z]+ /u.test(readable) ? readable.charAt(0).toUpperCase() + readable.slice(1) : readable
}

export const labelOf = (name: string): string => (Object.hasOwn(LABELS, name) ? (LABELS[name] ?? name) : humanise(name))

export const helpOf = (name: string): string | undefined => (Object.hasOwn(HELP, name) ? HELP[name] : undefined)

/** What an omitted choice means. */
export const emptyLabelOf = (name: string): string => (name === 'key' ? 'By position in the list' : 'Default')

/** "merchant_carousel" → "Merchant carousel" */
export const kindLabelOf = (type: string): string => (type === 'merchant_carousel' ? 'Restaurants' : humanise(type))

/** A location in an entry: "user_states.1.headline" is "For each kind of visitor 2 › Headline". */
export function placeOf(path: string): string {
  const keys = path.split('.').filter((key) => key !== 'fields')
  return keys.reduce((display, key) => {
    if (/^\d+$/u.test(key)) return `${display} ${Number(key) + 1}`
    return display === '' ? labelOf(key) : `${display} › ${labelOf(key)}`
  }, '')
}
