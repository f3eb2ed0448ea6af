import { compareText } from '../../search/numbers.ts'

/** A stored document, and any JSON of a request. */
export type Json = Readonly<Record<string, unknown>>

/** The cluster refuses what its documentation does not describe. */
export class ParsingError extends Error {}

const EARTH_METRES = 6_371_008.7714
const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Positions are stored in 32 bits for each coordinate. */
const stored = (degrees: number, width: number) => Math.floor(degrees / (width / 2 ** 32)) * (width / 2 ** 32)

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
/** The only entry of an object such as `{ term: … }`. */
function onlyOf(of: unknown): readonly [string, unknown] {
  const entries = isObject(of) ? Object.entries(of) : []
  const [first] = entries
  if (!first || entries.length !== 1) throw new ParsingError(`[${JSON.stringify(of)}] must have one field`)
  return first
}
function objectOf(value: unknown): Json {
  if (!isObject(value)) throw new ParsingError(`${JSON.stringify(value)} is no object`)
  return value
}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : value == null ? [] : [value])
const numberOf = (value: unknown) => {
  if (typeof value !== 'number') throw new ParsingError(`${JSON.stringify(value)} is no number`)
  return value
}
const valuesOf = (document: Json, field: string): readonly unknown[] => {
  if (!(field in document)) throw new ParsingError(`No mapping found for [${field}]`)
  return listOf(document[field])
}

/** Metres by the haversine formula. */
export function metresTo(document: Json, from: unknown): number {
  const [at, origin] = [objectOf(document['location']), objectOf(from)]
  const [lat, lon] = [stored(numberOf(at['lat']), 180), stored(numberOf(at['lon']), 360)]
  const [north, east] = [radians(numberOf(origin['lat'])), radians(numberOf(origin['lon']))]
  const squared =
    Math.sin((radians(lat) - north) / 2) ** 2 + Math.cos(north) * Math.cos(radians(lat)) * Math.sin((radians(lon) - east) / 2) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(squared)))
}

function inRange(value: unknown, limits: Json): boolean {
  const given = Object.entries(limits)
  if (given.some(([name]) => !['gt', 'gte', 'lt', 'lte'].includes(name))) throw new ParsingError('[range] query does not support this')
  return (
    typeof value === 'number' &&
    given.every(([name, limit]) => {
      const to = numberOf(limit)
      return name === 'gt' ? value > to : name === 'gte' ? value >= to : name === 'lt' ? value < to : value <= to
    })
  )
}

/** The value is that of the field, or lies in a range of it. */
const isValue = (own: unknown, asked: unknown) => (isObject(own) ? inRange(asked, own) : own === asked)

function phraseIn(document: Json, field: string, text: string): boolean {
  return valuesOf(document, field).some((value) => ` ${String(value)} `.includes(` ${text} `))
}

/** The score of a document, or null if the query does not match it. */
export function scoreOf(document: Json, query: unknown): number | null {
  const [kind, body] = onlyOf(query)
  const when = (is: boolean) => (is ? 1 : null)
  switch (kind) {
    case 'bool':
      return boolScore(document, objectOf(body))
    case 'term': {
      const [field, given] = onlyOf(body)
      return when(valuesOf(document, field).some((own) => isValue(own, objectOf(given)['value'])))
    }
    case 'terms': {
      const [field, given] = onlyOf(body)
      const asked = listOf(given)
      return when(valuesOf(document, field).some((own) => asked.includes(own)))
    }
    case 'range': {
      const [field, limits] = onlyOf(body)
      return when(valuesOf(document, field).some((own) => inRange(own, objectOf(limits))))
    }
    case 'prefix': {
      const [field, given] = onlyOf(body)
      const beginning = String(objectOf(given)['value'])
      return when(valuesOf(document, field).some((own) => String(own).startsWith(beginning)))
    }
    case 'geo_distance': {
      const { distance, location } = objectOf(body)
      const metres = /^([\d.e+-]+)m$/.exec(String(distance))?.[1]
      if (metres === undefined) throw new ParsingError(`failed to parse [distance] ${String(distance)}`)
      return when(metresTo(document, location) <= Number(metres))
    }
    case 'match_phrase': {
      const [field, given] = onlyOf(body)
      return when(phraseIn(document, field, String(objectOf(given)['query'])))
    }
    case 'constant_score': {
      const { filter, boost } = objectOf(body)
      return scoreOf(document, filter) === null ? null : numberOf(boost)
    }
    case 'dis_max': {
      const scores = listOf(objectOf(body)['queries']).flatMap((one) => scoreOf(document, one) ?? [])
      return scores.length === 0 ? null : Math.max(...scores)
    }
    default:
      throw new ParsingError(`unknown query [${kind}]`)
  }
}

function boolScore(document: Json, { filter, must_not: mustNot, should, minimum_should_match: least, ...others }: Json): number | null {
  if (Object.keys(others).length > 0) throw new ParsingError(`[bool] query does not support [${Object.keys(others)[0]}]`)
  if (listOf(filter).some((one) => scoreOf(document, one) === null)) return null
  if (listOf(mustNot).some((one) => scoreOf(document, one) !== null)) return null
  const scores = listOf(should).map((one) => scoreOf(document, one))
  const found = scores.filter((score) => score !== null)
  if (found.length < (least === undefined ? 0 : numberOf(least))) return null
  return found.reduce((sum, score) => sum + score, 0)
}

/** Compares by a list of sort values, each up or down. */
export function compareBy(directions: readonly boolean[]) {
  return (a: readonly unknown[], b: readonly unknown[]): number => {
    for (const [index, isUp] of directions.entries()) {
      const [one, other] = [a[index], b[index]]
      const order = typeof one === 'string' ? compareText(one, String(other)) : numberOf(one) - numberOf(other)
      if (order !== 0) return isUp ? order : -order
    }
    return 0
  }
}

/** The sort values of a document. */
export function sortValues(document: Json, score: number, sort: readonly unknown[]): readonly unknown[] {
  return sort.map((one) => {
    const [field, body] = onlyOf(one)
    if (field === '_score') return score
    if (field === '_geo_distance') return metresTo(document, objectOf(body)['location'])
    return valuesOf(document, field)[0]
  })
}
export const isAscending = (sort: unknown): boolean => objectOf(onlyOf(sort)[1])['order'] === 'asc'

/** The answers to aggregations over documents. */
export function aggregate(documents: readonly Json[], aggregations: unknown): Json {
  return Object.fromEntries(
    Object.entries(objectOf(aggregations)).map(([name, definition]) => {
      const { filter, terms, aggs } = objectOf(definition)
      if (filter !== undefined) {
        const matching = documents.filter((document) => scoreOf(document, filter) !== null)
        return [name, { doc_count: matching.length, ...(aggs === undefined ? {} : aggregate(matching, aggs)) }]
      }
      if (terms === undefined) throw new ParsingError('Unknown aggregation type')
      const { field, size } = objectOf(terms)
      const counts = new Map<unknown, number>()
      for (const document of documents)
        for (const value of new Set(valuesOf(document, String(field)))) counts.set(value, (counts.get(value) ?? 0) + 1)
      const buckets = [...counts].toSorted((a, b) => b[1] - a[1] || (String(a[0]) < String(b[0]) ? -1 : 1))
      return [
        name,
        {
          doc_count_error_upper_bound: 0,
          sum_other_doc_count: 0,
          buckets: buckets.slice(0, numberOf(size)).map(([key, count]) => ({ key, doc_count: count })),
        },
      ]
    }),
  )
}
