import type { creditActivityPage } from '@dining/account'
import { creditActivityQuery } from '@dining/api-client/queries'

import { separatePart } from '../app/island.tsx'
import { prefetch } from '../app/query-client.ts'
import type { LoaderInput } from '../app/services.ts'

/** The steps of a statement credit. Most pages of activity have no credit, so that their code is not in the first load. */
export const CreditSteps = /* @__PURE__ */ separatePart(() => import('./CreditSteps.island.tsx'))

/** Fetches a page of activity, and the code of the steps if it has a credit: rows do not move after the page is shown. */
export async function loadCreditActivity(
  { api, queryClient }: Pick<LoaderInput, 'api' | 'queryClient'>,
  page: ReturnType<typeof creditActivityPage>,
): Promise<void> {
  const query = creditActivityQuery(api, page)
  await prefetch(queryClient, [query])
  if (queryClient.getQueryData(query.queryKey)?.data.some(({ recordType }) => recordType === 'Credit')) await CreditSteps.load()
}
