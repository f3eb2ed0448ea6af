import type { MerchantDetail } from '@dining/contract'
import { home, merchant as merchantPath, search as searchPath } from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'
import type {
  BreadcrumbList,
  FAQPage,
  OpeningHoursSpecification,
  Organization,
  Restaurant,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'

import type { Question } from './questions.ts'

/** What search engines read about a page, as JSON-LD with the vocabulary of schema.org. */
export type Described = readonly Exclude<Organization | Restaurant | BreadcrumbList | FAQPage | WebSite, string>[]

const CONTEXT = 'https://schema.org'
const MINUTES_PER_DAY = 1_440
const DAYS = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
} as const satisfies Record<MerchantDetail['hours'][number]['day'], string>

/** The element for the document; empty without data. */
export function structuredData(described: Described, escape: (value: unknown) => string): string {
  const [first, ...others] = described
  if (!first) return ''
  const data = others.length === 0 ? { '@context': CONTEXT, ...first } : { '@context': CONTEXT, '@graph': described }
  return `<script type="application/ld+json">${escape(data)}</script>`
}

/** The program, and its site with the search. @param origin of the site */
export function describeSite({ program, support }: Partner, origin: string): Described {
  const own = { name: program.programName, url: origin + home }
  return [
    { '@type': 'Organization', ...own, logo: `${origin}/icon.svg`, telephone: support.phone.href.replace('tel:', '') },
    { '@type': 'WebSite', ...own, potentialAction: searchAction(origin) },
  ]
}

const searchAction = (origin: string): WithActionConstraints<Exclude<SearchAction, string>> => ({
  '@type': 'SearchAction',
  target: `${origin}${searchPath}?restaurantOrCuisine={words}`,
  'query-input': 'required name=words',
})

/** The steps from home to a page, the page itself last. @param steps names with their addresses, without home */
export function describeTrail(
  { program }: Partner,
  origin: string,
  steps: readonly { readonly name: string; readonly address: string }[],
): Described {
  const all = [{ name: program.programName, address: origin + home }, ...steps]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: all.map(({ name, address }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: address })),
    },
  ]
}

/** The questions that a page answers; none describe nothing. */
export function describeQuestions(questions: readonly Question[]): Described {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ words, answer }) => ({
    '@type': 'Question' as const,
    name: words,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

/** A restaurant with all that its page shows about the place; the ratings, which belong to another service, are left out. */
export function describeRestaurant(merchant: MerchantDetail, origin: string): Described {
  const { name, details, location, about, phone, menuUrl, images } = merchant
  const { address1, city, state, zipCode } = location.address
  const hours = hoursOf(merchant)
  return [
    {
      '@type': 'Restaurant',
      name,
      url: origin + merchantPath.replace(':merchantId', encodeURIComponent(merchant.id)),
      ...(about ? { description: about } : {}),
      address: {
        '@type': 'PostalAddress',
        streetAddress: address1,
        addressLocality: city,
        addressRegion: state,
        postalCode: zipCode,
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
      ...(details.cuisines.length > 0 ? { servesCuisine: details.cuisines } : {}),
      ...(details.priceRange > 0 ? { priceRange: '$'.repeat(details.priceRange) } : {}),
      ...(phone ? { telephone: phone } : {}),
      ...(menuUrl ? { hasMenu: menuUrl } : {}),
      ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
      // An illustration does not show the place.
      ...(images.isIllustration ? {} : { image: new URL(images.imageBaseUrl, origin).href }),
    },
  ]
}

/** Opening hours with the days of equal hours together; a time after midnight is one of the day on which the place opened. */
function hoursOf({ hours }: MerchantDetail): Exclude<OpeningHoursSpecification, string>[] {
  const together = new Map<string, (typeof hours)[number][]>()
  for (const one of hours) {
    const key = `${one.opens} ${one.closes}`
    together.set(key, [...(together.get(key) ?? []), one])
  }
  return [...together.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return [
      {
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: same.map(({ day }) => DAYS[day]),
        opens: clock(first.opens),
        // Open all day: opening and closing at the same time would mean closed.
        closes: first.closes - first.opens >= MINUTES_PER_DAY ? '23:59' : clock(first.closes),
      },
    ]
  })
}

function clock(minutes: number): string {
  const ofDay = minutes % MINUTES_PER_DAY
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}
