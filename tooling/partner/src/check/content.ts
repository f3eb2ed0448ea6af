import { tokensIn, hasStrayBrace } from '@dining/copy-engine/check'
import { INLINE_LINKS, PLACEHOLDERS } from '@dining/copy-engine'
import { CONTENT_SETS } from '@dining/domain'
import type { ContentFile, Partner } from '@dining/partner-kit'
import type { PartnerFault } from '@dining/partner-kit/check'

type Place = readonly [place: string, text: string]

/** Every text of a value, with its place in it. */
function textsIn(place: string, value: unknown): readonly Place[] {
  if (typeof value === 'string') return [[place, value]]
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(`${place}.${at}`, item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(`${place}.${key}`, item))
}

/** What the sets of a partner say of each other and of its configuration (COPY-18, CONFIG-30, ROUTE-41). */
export function contentFaults(partner: Partner, content: readonly ContentFile[]): readonly PartnerFault[] {
  return [...missingSets(content), ...wordFaults(partner, content), ...urlFaults(partner, content), ...stateFaults(partner, content)]
}

function missingSets(content: readonly ContentFile[]): readonly PartnerFault[] {
  const there = content.map(({ set }) => set)
  return CONTENT_SETS.filter((set) => !there.includes(set)).map((set) => ({
    place: `content/${set.replaceAll('_', '-')}.ts`,
    problem: 'the content set is missing',
    remedy: 'Write it; a set that is not needed has no entries.',
  }))
}

function wordFaults(partner: Partner, content: readonly ContentFile[]): readonly PartnerFault[] {
  const known = new Set<string>([...PLACEHOLDERS, ...INLINE_LINKS, ...Object.keys(partner.copy.tokens ?? {})])
  const texts = content.flatMap(({ set, entries }) => entries.flatMap(({ slug, fields }) => textsIn(`content ${set}: ${slug}`, fields)))
  return texts.flatMap(([place, text]) => [
    ...tokensIn(text)
      .filter((token) => !known.has(token))
      .map((token) => ({ place, problem: `{${token}} is no token`, remedy: 'See the README of the copy engine for those that exist.' })),
    ...(hasStrayBrace(text)
      ? [{ place, problem: 'a brace opens or closes nothing', remedy: 'Write tokens as {name} or {name|words}.' }]
      : []),
  ])
}

const urlOf = (fields: unknown): string | undefined =>
  typeof fields === 'object' && fields !== null && 'url' in fields && typeof fields.url === 'string' ? fields.url : undefined

function urlFaults({ features }: Partner, content: readonly ContentFile[]): readonly PartnerFault[] {
  const urls = content
    .filter(({ set }) => set === 'earn_details')
    .flatMap(({ entries }) => entries.filter(({ status }) => status === 'published').flatMap(({ fields }) => urlOf(fields) ?? []))
  const twice = [...new Set(urls.filter((url, at) => urls.indexOf(url) !== at))]
  const empty = features.extraContentPaths.filter((path) => !urls.includes(path))
  return [
    ...twice.map((url) => ({ place: 'content/earn-details.ts', problem: `two pages have the path ${url}`, remedy: 'Give each its own.' })),
    ...empty.map((path) => ({
      place: 'features.extraContentPaths',
      problem: `${path} has no content`,
      remedy: `Publish an entry of content/earn-details.ts whose url is ${path}.`,
    })),
  ]
}

function stateFaults({ features: { copyStates } }: Partner, content: readonly ContentFile[]): readonly PartnerFault[] {
  if (copyStates.length === 0) return []
  const keys = content
    .filter(({ set }) => set === 'home')
    .flatMap(({ entries }) => entries.filter(({ status }) => status === 'published').flatMap(({ fields }) => stateKeys(fields)))
  const problem = (state: string, said: string) => ({ place: 'features.copyStates', problem: `${state}: ${said}` })
  return [
    ...copyStates
      .filter((state) => !keys.includes(state))
      .map((state) => ({ ...problem(state, 'home has no copy for it'), remedy: 'Write it in content/home.ts, or take the state out.' })),
    ...keys
      .filter((key) => !copyStates.some((state) => state === key))
      .map((key) => ({ ...problem(key, 'home has copy for it'), remedy: 'Name the state, too, or leave copyStates out.' })),
  ]
}

function stateKeys(fields: unknown): readonly string[] {
  if (typeof fields !== 'object' || fields === null || !('user_states' in fields) || !Array.isArray(fields.user_states)) return []
  return fields.user_states.flatMap((state: unknown) =>
    typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? [state.key] : [],
  )
}
