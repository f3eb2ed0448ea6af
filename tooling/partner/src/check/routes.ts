import type { Partner } from '@dining/partner-kit'
import { pagesOf, type PartnerIssue } from '@dining/partner-kit/check'

/** Metadata for every page that the partner has, and for none that it has not (CONFIG-24). */
export function routeIssues(partner: Partner): readonly PartnerIssue[] {
  const { routes, features } = partner
  const pages = pagesOf(partner)
  const own = new Set([...pages, ...features.extraContentPaths])
  const missing = pages.filter((page) => routes[page] === undefined)
  const strange = Object.keys(routes).filter((path) => !own.has(path))
  const taken = features.extraContentPaths.filter((path) => pages.includes(path))
  return [
    ...missing.map((path) => ({
      location: `routes["${path}"]`,
      problem: 'the page has no title, description and keywords',
      remedy: 'Add them in routes.ts.',
    })),
    ...strange.map((path) => ({
      location: `routes["${path}"]`,
      problem: 'the partner has no such page',
      remedy: `Remove it, or list it in features.extraContentPaths. Pages: ${pages.join(', ')}.`,
    })),
    ...taken.map((path) => ({
      location: 'features.extraContentPaths',
      problem: `${path} is a page of the product`,
      remedy: 'Give the page another path.',
    })),
  ]
}
