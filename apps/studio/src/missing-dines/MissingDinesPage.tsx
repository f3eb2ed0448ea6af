import type { MissingDineList, StudioPartner } from '@dining/contract/studio'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { missingDinesQuery } from '../api/queries.ts'
import { DecisionPage, PartnerPage, useListAddress, type Lists } from '../decisions/DecisionPage.tsx'
import { MissingDine } from './MissingDine.tsx'

/** Dines that members of a partner have reported as missing, which an operator asks about, credits or refuses. */
export const MissingDinesPage = () => <PartnerPage>{(partner) => <MissingDines key={partner.id} partner={partner} />}</PartnerPage>

const LISTS: Lists<MissingDineList> = {
  open: { words: 'Open', empty: 'No report waits. A new one by a member appears here.' },
  asked: { words: 'Waiting for the member', empty: 'No question to a member is open.' },
  decided: { words: 'Decided', empty: 'No report was decided yet.' },
}

function MissingDines({ partner }: { readonly partner: StudioPartner }) {
  const { list, page } = useListAddress(LISTS, 'open')
  const [address] = useSearchParams()
  const { data, ...rest } = useQuery(missingDinesQuery(partner.id, list, page, address.get('report') ?? undefined))
  const result = { ...rest, data: data && { ...data, items: data.missingDines } }
  return (
    <DecisionPage {...{ partner, list, page, result }} title="Missing dines" noun="reports" lists={LISTS}>
      {(report, onDecided) => <MissingDine key={report.id} {...{ partner, report, onDecided }} />}
    </DecisionPage>
  )
}
