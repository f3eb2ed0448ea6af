import { CONTENT_SETS, SHARED_SIDEBAR, UNLOCK_POPUPS, type ContentSet } from '@dining/domain'
import type { ContentFile, Partner } from '@dining/partner-kit'
import { checkFacts, checkTexts, checkWords, contentPathsOf, type Measure, type PartnerIssue } from '@dining/partner-kit/check'

/** Contradictions between the sets of a partner and its configuration (CONFIG-30, ROUTE-41), and every finding in their texts. */
export function contentIssues(partner: Partner, content: readonly ContentFile[], measure?: Measure): readonly PartnerIssue[] {
  return [
    ...missingSets(content),
    ...textIssues(partner),
    ...checkFacts(partner).map(({ path, problem, remedy }) => ({ location: path, problem, remedy })),
    ...wordIssues(partner, content, measure),
    ...urlIssues(partner, content),
    ...stateIssues(partner, content),
    ...bannersWithoutCode(content),
    ...unshownEntries(partner, content),
  ]
}

/** A banner of the kind `bonus` is shown with the bonus of its code, so that one without a code is never shown (BONUS-03). */
function bannersWithoutCode(content: readonly ContentFile[]): readonly PartnerIssue[] {
  return content.flatMap(({ set, entries }) =>
    entries
      .filter(({ status }) => status === 'published')
      .flatMap(({ slug, fields }) => bonusBannersIn(set, fields).map((banner) => ({ slug, banner })))
      .filter(({ banner }) => !('code' in banner) || banner.code === '')
      .map(({ slug }) => ({
        location: `content ${set}: ${slug}`,
        problem: 'no page shows a banner of the type “bonus” without the code of a bonus',
        remedy: 'Write the code of the bonus.',
      })),
  )
}

function bonusBannersIn(set: ContentFile['set'], fields: unknown): readonly object[] {
  if (!isObject(fields)) return []
  if (set === 'earn_banner') return fields['type'] === 'bonus' ? [fields] : []
  const owners = set === 'home' ? listIn(fields, 'user_states').filter(isObject) : set === 'account_center' ? [fields] : []
  return owners.flatMap((owner) => listIn(owner, 'bonus_banners').filter(isObject))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

function listIn(fields: Readonly<Record<string, unknown>>, key: string): readonly unknown[] {
  const list = fields[key]
  return Array.isArray(list) ? list : []
}

/** Slugs of the sets of which a partner's pages show only some entries, or none. */
function shownSlugs({ features, program }: Partner, content: readonly ContentFile[]): Partial<Record<ContentSet, readonly string[]>> {
  const hasMembers = program.enrollmentType !== 'none'
  const pages = content.flatMap(({ set, entries }) => (set === 'earn_details' ? entries.map(({ slug }) => slug) : []))
  return {
    // A popup opens from a locked restaurant, or as the general popup (MERCHANT-38, POPUP-04).
    popup: [...(hasMembers ? Object.values(UNLOCK_POPUPS) : []), ...(features.generalModalType ? [features.generalModalType] : [])],
    sidebar: [SHARED_SIDEBAR, ...pages],
    ...(features.hasDiscoverPage ? {} : { discover: [] }),
    ...(hasMembers ? {} : { account_center: [], tier_1_activation: [] }),
  }
}

/** Entries that no page of the partner shows. */
function unshownEntries(partner: Partner, content: readonly ContentFile[]): readonly PartnerIssue[] {
  const slugs = shownSlugs(partner, content)
  return content.flatMap(({ set, entries }) => {
    const shown = slugs[set]
    if (shown === undefined) return []
    return entries
      .filter(({ slug }) => !shown.includes(slug))
      .map(({ slug }) => ({
        location: `content ${set}: ${slug}`,
        problem: 'no page shows it',
        remedy: `Remove it. Entries of this set that are shown: ${shown.join(', ') || 'none'}.`,
      }))
  })
}

function missingSets(content: readonly ContentFile[]): readonly PartnerIssue[] {
  const there = content.map(({ set }) => set)
  return CONTENT_SETS.filter((set) => !there.includes(set)).map((set) => ({
    location: `content/${set.replaceAll('_', '-')}.ts`,
    problem: 'the content set is missing',
    remedy: 'Add it. A set that is not needed has no entries.',
  }))
}

function textIssues(partner: Partner): readonly PartnerIssue[] {
  return checkTexts(partner).map(({ path, problem, remedy }) => ({ location: `copy.texts["${path}"]`, problem, remedy }))
}

function wordIssues(partner: Partner, content: readonly ContentFile[], measure: Measure | undefined): readonly PartnerIssue[] {
  const contentPaths = contentPathsOf(content)
  return content.flatMap(({ set, entries }) =>
    entries.flatMap(({ slug, fields }) =>
      checkWords({ partner, set, slug, fields, contentPaths, ...(measure === undefined ? {} : { measure }) }).map(
        ({ path, problem, remedy }) => ({ location: `content ${set}: ${[slug, path].filter(Boolean).join('.')}`, problem, remedy }),
      ),
    ),
  )
}

function urlIssues({ features }: Partner, content: readonly ContentFile[]): readonly PartnerIssue[] {
  const urls = contentPathsOf(content)
  const twice = [...new Set(urls.filter((url, at) => urls.indexOf(url) !== at))]
  const empty = features.extraContentPaths.filter((path) => !urls.includes(path))
  return [
    ...twice.map((url) => ({
      location: 'content/earn-details.ts',
      problem: `two pages have the path ${url}`,
      remedy: 'Make them different.',
    })),
    ...empty.map((path) => ({
      location: 'features.extraContentPaths',
      problem: `${path} has no content`,
      remedy: `Publish an entry of content/earn-details.ts whose url is ${path}.`,
    })),
  ]
}

function stateIssues({ features: { copyStates } }: Partner, content: readonly ContentFile[]): readonly PartnerIssue[] {
  if (copyStates.length === 0) return []
  const keys = content
    .filter(({ set }) => set === 'home')
    .flatMap(({ entries }) => entries.filter(({ status }) => status === 'published').flatMap(({ fields }) => stateKeys(fields)))
  const problem = (state: string, said: string) => ({ location: 'features.copyStates', problem: `${state}: ${said}` })
  return [
    ...copyStates
      .filter((state) => !keys.includes(state))
      .map((state) => ({ ...problem(state, 'home has no copy for it'), remedy: 'Write it in content/home.ts, or remove the state.' })),
    ...keys
      .filter((key) => !copyStates.some((state) => state === key))
      .map((key) => ({ ...problem(key, 'home has copy for it'), remedy: 'Also list the state, or leave copyStates out.' })),
  ]
}

function stateKeys(fields: unknown): readonly string[] {
  if (typeof fields !== 'object' || fields === null || !('user_states' in fields) || !Array.isArray(fields.user_states)) return []
  return fields.user_states.flatMap((state: unknown) =>
    typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? [state.key] : [],
  )
}
