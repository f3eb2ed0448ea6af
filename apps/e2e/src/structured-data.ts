import type {
  Answer,
  BreadcrumbList,
  FAQPage,
  GeoCoordinates,
  ListItem,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  Question,
  Restaurant,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'

/** What is wrong with a value, by its path; none if it is as schema.org and search engines define it. */
type Check = (value: unknown, path: string) => readonly string[]

/** Names of the properties that schema.org defines for a type; a string is the address of a thing that is described elsewhere. */
type PropertyOf<Thing> = Exclude<keyof Exclude<Thing, string>, '@type' | '@id'>
type Checks<Thing> = Partial<Record<PropertyOf<Thing>, Check>>

const matching =
  (pattern: RegExp): Check =>
  (value, path) =>
    typeof value === 'string' && pattern.test(value) ? [] : [`${path} is ${JSON.stringify(value)}`]
const text = matching(/\S/)
const address = matching(/^https?:\/\/[^\s/]+\//)
const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const number =
  (from: number, to: number): Check =>
  (value, path) =>
    typeof value === 'number' && value >= from && value <= to ? [] : [`${path} is ${JSON.stringify(value)}`]

/** A list with one element or more. */
const listOf =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((one: unknown, index) => check(one, `${path}[${index}]`))
      : [`${path} is not a list with elements`]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A thing with all of the required properties, and no others than the known ones. */
function thing<Thing>(type: string, required: Checks<Thing>, optional: Checks<Thing> = {}): Check {
  const checks = new Map<string, Check>(Object.entries({ ...optional, ...required }))
  return (value, path) => {
    if (!isRecord(value) || value['@type'] !== type) return [`${path} is not of the type ${type}`]
    const own = Object.keys(value).filter((name) => !name.startsWith('@'))
    return [
      ...Object.keys(required)
        .filter((name) => !own.includes(name))
        .map((name) => `${path}.${name} is missing`),
      ...own.flatMap((name) => checks.get(name)?.(value[name], `${path}.${name}`) ?? [`${path}.${name} is not known`]),
    ]
  }
}

/** Exactly one place of the search words, which `query-input` names. */
const searchAction = thing<WithActionConstraints<Exclude<SearchAction, string>>>('SearchAction', {
  target: matching(/^https?:\/\/[^\s/]+\/[^{]*\{words\}$/),
  'query-input': matching(/^required name=words$/),
})

const listItem = (index: number): Check =>
  thing<ListItem>('ListItem', { position: number(index + 1, index + 1), name: text, item: address })

/** The things that pages describe, with what schema.org and the search engines require of each. */
const THINGS = {
  WebSite: thing<WebSite>('WebSite', { name: text, url: address, potentialAction: searchAction }),
  Organization: thing<Organization>('Organization', {
    name: text,
    url: address,
    logo: address,
    telephone: matching(/^\+\d{7,15}$/),
  }),
  BreadcrumbList: thing<BreadcrumbList>('BreadcrumbList', {
    itemListElement: (value, path) =>
      Array.isArray(value) && value.length > 1
        ? value.flatMap((one: unknown, index) => listItem(index)(one, `${path}[${index}]`))
        : [`${path} is not a trail`],
  }),
  FAQPage: thing<FAQPage>('FAQPage', {
    mainEntity: listOf(thing<Question>('Question', { name: text, acceptedAnswer: thing<Answer>('Answer', { text }) })),
  }),
  Restaurant: thing<Restaurant>(
    'Restaurant',
    {
      name: text,
      url: address,
      address: thing<PostalAddress>('PostalAddress', {
        streetAddress: text,
        addressLocality: text,
        addressRegion: matching(/^[A-Z]{2}$/),
        postalCode: matching(/^\d{5}(?:-\d{4})?$/),
        addressCountry: matching(/^US$/),
      }),
      geo: thing<GeoCoordinates>('GeoCoordinates', { latitude: number(-90, 90), longitude: number(-180, 180) }),
    },
    {
      description: text,
      servesCuisine: listOf(text),
      priceRange: matching(/^\${1,4}$/),
      telephone: matching(/^\+?[\d\s()-]{10,}$/),
      hasMenu: address,
      image: address,
      openingHoursSpecification: listOf(
        thing<OpeningHoursSpecification>('OpeningHoursSpecification', {
          dayOfWeek: listOf(matching(/^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/)),
          opens: time,
          closes: time,
        }),
      ),
    },
  ),
} as const satisfies Readonly<Record<string, Check>>

export type ThingName = keyof typeof THINGS

const isKnown = (name: unknown): name is ThingName => typeof name === 'string' && Object.hasOwn(THINGS, name)

/**
 * Checks the JSON-LD of a page against the definitions of schema.org (by the types of schema-dts) and the properties that search engines require.
 * @param json the text of the element
 * @returns the types of the described things, and everything that is wrong
 */
export function structuredDataOf(json: string): { readonly types: readonly ThingName[]; readonly issues: readonly string[] } {
  const data: unknown = JSON.parse(json)
  if (!isRecord(data) || data['@context'] !== 'https://schema.org') return { types: [], issues: ['the context is not schema.org'] }
  const { '@graph': graph, ...single } = data
  const things: readonly unknown[] = Array.isArray(graph) ? graph : [single]
  const found = things.map((one) => ({ one, type: isRecord(one) ? one['@type'] : undefined }))
  return {
    types: found.flatMap(({ type }) => (isKnown(type) ? [type] : [])),
    issues: found.flatMap(({ one, type }) => (isKnown(type) ? THINGS[type](one, type) : [`${JSON.stringify(type)} is not known`])),
  }
}
