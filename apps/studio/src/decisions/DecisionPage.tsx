import type { StudioPartner } from '@dining/contract/studio'
import { ChipGroup, ChipLink, Loading, Skeleton } from '@dining/ui'
import { useRef, useState, type ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'

import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { PageError } from '../app/PageError.tsx'
import { pageIn, Pages } from '../app/Pages.tsx'
import { useSession } from '../app/session.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import * as css from './decisions.css.ts'

interface PartnerPageProps {
  readonly children: (partner: StudioPartner) => ReactNode
}

/** A page of the partner that the address names, if the operator works for it. */
export function PartnerPage({ children }: PartnerPageProps) {
  const { partner: id } = useParams()
  const partner = useSession().operator.partners.find((one) => one.id === id)
  return partner ? children(partner) : <PageError />
}

/** The lists of a page, by their names in the address: the words of each, and what it says while it is empty. */
export type Lists<Name extends string> = Readonly<Record<Name, { readonly words: string; readonly empty: string }>>

/** The list and its page that the address names; the first ones otherwise. */
export function useListAddress<Name extends string>(
  lists: Lists<Name>,
  first: NoInfer<Name>,
): { readonly list: Name; readonly page: number } {
  const [address] = useSearchParams()
  const named = address.get('list')
  return {
    // The keys of the table are its names.
    list: (Object.keys(lists) as Name[]).find((name) => name === named) ?? first,
    page: pageIn(address),
  }
}

interface DecisionPageProps<Name extends string, Item> {
  readonly partner: StudioPartner
  readonly title: string
  /** What the items are, in the plural: "reviews". */
  readonly noun: string
  readonly lists: Lists<Name>
  readonly list: Name
  readonly page: number
  readonly result: {
    readonly data: { readonly items: readonly Item[]; readonly total: number; readonly pageSize: number } | undefined
    readonly error: Error | null
    readonly isPending: boolean
    readonly refetch: () => unknown
  }
  /** One item with its buttons. @param onDecided to call with what has become of it */
  readonly children: (item: Item, onDecided: (words: string) => void) => ReactNode
}

/** What members have sent and an operator decides, in lists by what has become of it. */
export function DecisionPage<Name extends string, Item>(props: DecisionPageProps<Name, Item>) {
  const { partner, title, noun, lists, list, page, result, children } = props
  const { data, error, isPending, refetch } = result
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const onDecided = (words: string) => {
    setSaid(words)
    // The item with its buttons leaves the list.
    heading.current?.focus()
  }
  const count = data ? Math.ceil(data.total / data.pageSize) : 0
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`${title} · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <h2 className={css.title} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ChipGroup label={`Which ${noun}`}>
        {(Object.keys(lists) as Name[]).map((name) => (
          <ChipLink key={name} href={`?list=${name}`} aria-current={name === list ? 'true' : undefined}>
            {lists[name].words}
          </ChipLink>
        ))}
      </ChipGroup>
      <p role="status" className={css.said}>
        {said}
      </p>
      {isPending && (
        <Loading label={`Loading the ${noun}`}>
          <Skeleton height="240px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className={css.empty}>{page === 1 ? lists[list].empty : `This page has no ${noun}.`}</p>}
      {data && data.items.length > 0 && <ul className={css.list}>{data.items.map((item) => children(item, onDecided))}</ul>}
      <Pages noun={noun} page={page} count={count} searchOf={(number) => `?list=${list}&page=${number}`} />
    </main>
  )
}

interface MerchantHeadingProps {
  readonly partner: StudioPartner
  readonly merchantId: string
  readonly merchantName: string
}

/** The restaurant of an item, with a link to its page where the partner has a site here. */
export function MerchantHeading({ partner, merchantId, merchantName }: MerchantHeadingProps) {
  return (
    <h3 className={css.merchant}>
      {partner.isServed ? (
        <a href={`${partner.origin}/merchants/${encodeURIComponent(merchantId)}`} target="_blank" rel="noreferrer">
          {merchantName}
        </a>
      ) : (
        merchantName
      )}
    </h3>
  )
}
