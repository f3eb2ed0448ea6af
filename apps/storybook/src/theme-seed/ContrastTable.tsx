import { Icon } from '@dining/ui'
import { alertIcon, checkIcon } from '@dining/ui/icons'

import type { JudgedPair } from './judged-pairs.ts'
import * as css from './ThemeSeed.css.ts'

/** Rounded down, so that no ratio below its minimum reads as the minimum. */
const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`

/** The number of failing pairs, always in view. */
export function ContrastStatus({ pairs }: { readonly pairs: readonly JudgedPair[] }) {
  const failing = pairs.filter(({ passes }) => !passes)
  const [closest] = pairs
  return (
    <p className={failing.length === 0 ? css.status : `${css.status} ${css.failing}`} role="status">
      <Icon d={failing.length === 0 ? checkIcon : alertIcon} size="small" />
      <span>
        {failing.length === 0
          ? `All ${pairs.length} pairs reach their contrast.`
          : `${failing.length} of ${pairs.length} pairs miss their contrast, the first: `}
        {failing.length > 0 && closest && `${closest.scheme} ${closest.pair} has ${ratio(closest.ratio)} and needs ${closest.least}:1.`}
      </span>
    </p>
  )
}

/** Every pair in both schemes. */
export function ContrastTable({ pairs }: { readonly pairs: readonly JudgedPair[] }) {
  return (
    <table className={css.table}>
      <caption>Contrast of every pair that the build checks</caption>
      <thead>
        <tr>
          <th scope="col">Scheme</th>
          <th scope="col">Pair</th>
          <th scope="col">Ratio</th>
          <th scope="col">At least</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ scheme, pair, least, passes, ...of }) => (
          <tr key={`${scheme} ${pair} ${least}`}>
            <td>{scheme}</td>
            <th scope="row">{pair}</th>
            <td>{ratio(of.ratio)}</td>
            <td>{least}:1</td>
            <td className={passes ? undefined : css.failing}>{passes ? 'passes' : 'fails'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
