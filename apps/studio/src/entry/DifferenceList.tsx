import { visuallyHidden } from '@dining/ui/layout'

import { differences, type Piece } from './difference.ts'
import * as css from './entry.css.ts'

const AT_MOST = 12

/** The differences between two versions, by location. */
export function DifferenceList({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const found = differences(before, after)
  if (found.length === 0) return <p className={css.quiet}>There is no difference.</p>
  return (
    <dl className={css.differences}>
      {found.slice(0, AT_MOST).map(({ place, pieces }) => (
        <div key={place}>
          <dt>{place}</dt>
          <dd>
            {pieces.map((piece, at) => (
              <PieceOf key={`${at} ${piece.text}`} piece={piece} />
            ))}
          </dd>
        </div>
      ))}
      {found.length > AT_MOST && <p className={css.quiet}>And {found.length - AT_MOST} more.</p>}
    </dl>
  )
}

function PieceOf({ piece: { kind, text } }: { readonly piece: Piece }) {
  if (kind === 'same') return text
  const Tag = kind === 'new' ? 'ins' : 'del'
  return (
    <Tag className={kind === 'new' ? css.added : css.removed}>
      <span className={visuallyHidden}>{kind === 'new' ? ' new: ' : ' gone: '}</span>
      {text}
    </Tag>
  )
}
