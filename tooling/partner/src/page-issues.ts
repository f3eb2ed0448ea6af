import type { PartnerIssue } from '@dining/partner-kit/check'
import type { Sizes } from '@dining/web/build'

import { FILE_BUDGET, HOME_BUDGET, PAGE_BUDGETS } from './page-budgets.ts'

const inBytes = (bytes: number) => `${bytes.toLocaleString('en-US')} B`

const KINDS = [
  ['scripts', 'scriptFiles', 'scripts'],
  ['styles', 'styleFiles', 'style sheets'],
] as const

/** What is over the budget in the first loads of a partner's pages. */
export function pageIssues(sizes: Sizes): readonly PartnerIssue[] {
  return sizes.flatMap((row) => {
    const location = `dist: first load of ${row.route}`
    const budget = PAGE_BUDGETS[row.route]
    if (!budget) return [{ location, problem: 'it has no budget', remedy: 'Add one to tooling/partner/src/page-budgets.ts.' }]
    return KINDS.flatMap(([kind, files, name]) => [
      ...(row[kind] > budget[kind]
        ? [{ location, problem: `${inBytes(row[kind])} of ${name} (brotli)`, remedy: `Bring it to ${inBytes(budget[kind])}.` }]
        : []),
      ...(row[files] > FILE_BUDGET[kind]
        ? [
            {
              location,
              problem: `${row[files]} ${name}`,
              remedy: `Bring it to ${FILE_BUDGET[kind]}: apps/web/build/parts.ts names the files that pages share.`,
            },
          ]
        : []),
    ])
  })
}

type HomePart = keyof typeof HOME_BUDGET

/** Home as its first visitor gets it. */
export interface HomeMeasure {
  /** The document, its styles within, without and with the data for search engines, and the content in the page's state: brotli bytes. */
  readonly document: number
  readonly whole: number
  readonly content: number
  /** Class names of the page whose rules are in the sheet that it does not carry. */
  readonly unstyled: readonly string[]
}

export function homeIssues({ unstyled, ...sizes }: HomeMeasure): readonly PartnerIssue[] {
  const over = (what: HomePart, name: string) =>
    sizes[what] > HOME_BUDGET[what]
      ? [
          {
            location: `dist: ${name} of home`,
            problem: `${inBytes(sizes[what])} brotli`,
            remedy: `Bring it to ${inBytes(HOME_BUDGET[what])}.`,
          },
        ]
      : []
  const bare = {
    location: 'dist: style of home',
    problem: `it shows parts whose rules it does not carry: ${unstyled.join(', ')}`,
    remedy: 'Add the file of these rules to HOME_UI of apps/web/build/parts.ts.',
  }
  return [
    ...over('document', 'HTML and CSS'),
    ...over('whole', 'HTML, CSS and data for search engines'),
    ...over('content', 'state of content'),
    ...(unstyled.length > 0 ? [bare] : []),
  ]
}
