import { difference, escaped, namesOf, screenOf, STYLE, summary, type Compared, type Size } from './html.ts'

/** A picture that is to be decided. `seen`: content of the picture that the page shows. */
export interface Undecided {
  readonly picture: Compared
  readonly seen: string
  readonly size: Size | undefined
}

/** What the last decision did. Shown where the reader goes on. */
export interface Outcome {
  /** File of the picture before which it is shown; at the end without one. */
  readonly before: string | undefined
  readonly kind: 'done' | 'refused'
  readonly text: string
}

export interface Review {
  readonly undecided: readonly Undecided[]
  /** Pictures that are as approved. */
  readonly approved: number
  readonly nameOf: ReturnType<typeof namesOf>
  readonly warnings: readonly string[]
  readonly outcome: Outcome | null
  /** Secret of this page's forms. */
  readonly token: string
}

export const REVIEW_STYLE = `${STYLE}
header{position:sticky;top:0;left:0;background:#f4f4f2;padding:.5rem 0;border-bottom:1px solid #bbb;z-index:1}h1{margin:0;font-size:1.4rem}
nav{display:flex;gap:.2rem 1.2rem;flex-wrap:wrap;margin-top:.3rem}nav a{padding:.4rem 0}article{border-top:1px solid #bbb;padding:1rem 0}
h2,article,#outcome{scroll-margin-top:8rem}section>div{align-items:end}h2{margin:2.5rem 0 .5rem}h3{margin:0 0 .5rem}
button{font:600 1rem system-ui,sans-serif;min-height:44px;padding:0 1.2rem;border:0;border-radius:6px;background:#14532d;color:#fff;cursor:pointer}
section>div button{background:#fff;color:#14532d;border:1px solid #14532d}:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
#outcome{padding:.6rem 1rem;border-left:4px solid #14532d;background:#e7f3ea;margin:1rem 0}#outcome.refused{border-color:#b00020;background:#fbe9eb}
article img{max-width:calc(100vw - 4rem)}@media(max-width:600px){body{margin:1rem}}`

const count = (pictures: number) => `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}`

/** A form with one button, which approves exactly the pictures that the page shows. */
function approveForm(pictures: readonly Undecided[], label: string, name: string, token: string): string {
  const fields = pictures.map(({ picture, seen }) => `<input type="hidden" name="picture" value="${escaped(`${picture.file} ${seen}`)}">`)
  return `<form method="post" action="/approve"><input type="hidden" name="token" value="${token}">${fields.join('')}<button aria-label="${escaped(name)}">${escaped(label)}</button></form>`
}

/** The page of what differs from the approved pictures or is new: each picture beside the approved one, with a button that approves it. */
export function reviewHtml({ undecided, approved, nameOf, warnings, outcome, token }: Review): string {
  const ids = [...new Set(undecided.map(({ picture }) => picture.id))]
  const result = outcome ? `<p id="outcome" class="${outcome.kind}" tabindex="-1">${escaped(outcome.text)}</p>` : ''
  const isBefore = ({ picture }: Undecided) => outcome?.before === picture.file
  const sections = ids.map((id, index) => {
    const own = undecided.filter(({ picture }) => picture.id === id)
    const name = nameOf(id)
    const articles = own.map((one) => {
      const { picture } = one
      const title = screenOf(picture) + summary(picture.change)
      const form = approveForm([one], 'Approve', `Approve ${name}: ${screenOf(picture)}`, token)
      return `${isBefore(one) ? result : ''}<article><h3>${escaped(title)}</h3>${difference(picture, 'Approved', one.size)}${form}</article>`
    })
    const all = own.length > 1 ? approveForm(own, `Approve all ${own.length}`, `Approve all ${count(own.length)} of ${name}`, token) : ''
    return `<section aria-labelledby="partner-${index}"><div><h2 id="partner-${index}">${escaped(name)}</h2>${all}</div>${articles.join('')}</section>`
  })
  const nav = ids.map((id, index) => {
    const own = undecided.filter(({ picture }) => picture.id === id)
    return `<a href="#partner-${index}">${escaped(nameOf(id))} (${own.length})</a>`
  })
  const title = undecided.length === 0 ? 'No picture to decide' : `${count(undecided.length)} to decide`
  const isAtEnd = !undecided.some(isBefore)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${REVIEW_STYLE}</style></head><body><header><h1>${title}</h1><nav aria-label="Partners">${nav.join('')}</nav></header><main>${warnings.map((warning) => `<p>${escaped(warning)}</p>`).join('')}<p>${count(approved)} of this sheet ${approved === 1 ? 'is' : 'are'} as approved.</p>${sections.join('')}${isAtEnd ? result : ''}</main></body></html>\n`
}
