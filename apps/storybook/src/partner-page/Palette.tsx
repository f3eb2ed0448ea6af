import { contrastMinima, type Theme } from '@dining/ui/theme'

import * as css from './PartnerPage.css.ts'

type Scheme = 'light' | 'dark'

/** The lowest contrast comes first. */
const byRoom = (a: { ratio: number; least: number }, b: { ratio: number; least: number }) => a.ratio / a.least - b.ratio / b.least

/** The colours of a scheme by role. */
export function Palette({ theme, scheme }: { readonly theme: Theme; readonly scheme: Scheme }) {
  return (
    <div className={css.groups}>
      {Object.entries<Readonly<Record<string, string>>>(theme[scheme]).map(([group, roles]) => (
        <section key={group}>
          <h3 className={css.small}>{group}</h3>
          <ul className={css.swatches}>
            {Object.entries(roles).map(([role, colour]) => (
              <li key={role}>
                <span className={css.swatch} style={{ background: colour }} />
                <span>
                  {role}
                  <br />
                  <code>{colour}</code>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Every pair of roles with its ratio and its minimum, the smallest margin first. */
export function Ratios({ theme, scheme }: { readonly theme: Theme; readonly scheme: Scheme }) {
  const pairs = contrastMinima(theme)
    .filter((pair) => pair.scheme === scheme)
    .toSorted(byRoom)
  return (
    <details>
      <summary>
        {pairs.length} pairs; the closest is {pairs[0]?.pair} with {pairs[0]?.ratio.toFixed(2)}:1 of {pairs[0]?.least}:1
      </summary>
      <table className={css.table}>
        <tbody>
          {pairs.map(({ pair, ratio, least }) => (
            <tr key={pair}>
              <th scope="row">{pair}</th>
              <td>{ratio.toFixed(2)}:1</td>
              <td>{least}:1</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
