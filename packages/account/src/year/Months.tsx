import type { YearInReview } from '@dining/contract'
import { yearReview as texts } from '@dining/copy-engine/texts/year-in-review'
import { useCopy } from '@dining/partner-kit/react'
import { visuallyHidden } from '@dining/ui/layout'
import type { CSSProperties } from 'react'

import { sharesOf } from './shares.ts'
import * as css from './year.css.ts'

/** The months as bars; they are rows of a table, so that the figures can be read without seeing the bars. Their unit is beside the sum of the year. */
export function Months({ review: { year, months } }: { readonly review: Pick<YearInReview, 'year' | 'months'> }) {
  const copy = useCopy()
  const shares = sharesOf(months)
  return (
    <table className={css.months}>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">{copy.say(texts.month)}</th>
          <th scope="col">{copy.say(texts.monthEarned)}</th>
          <th scope="col">{copy.say(texts.dines)}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, dines, benefits }, at) => (
          <tr key={month}>
            <th scope="row">{copy.date(`${year}-${String(month).padStart(2, '0')}-01`, 'shortMonth')}</th>
            <td className={css.earned} style={{ '--share': shares[at] } as CSSProperties}>
              <span className={css.bar} />
              <span>{copy.benefit(benefits).numeral}</span>
            </td>
            <td>{copy.say(texts.monthDines, { count: dines })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
