import type { ContentPiece, FoundEntry, StudioPartner } from '@dining/contract/studio'
import { Loading, Skeleton, TextLink } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { searchQuery } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import * as entries from '../entries/entries.css.ts'
import { SETS } from '../entries/sets.ts'
import { StatusChip } from '../entries/StatusChip.tsx'
import { momentWords } from '../entries/status.ts'
import { humanise, placeOf } from '../form/labels.ts'
import * as css from './search.css.ts'

interface SearchResultsProps {
  readonly partner: StudioPartner
  readonly q: string
}

/** The entries that contain all words of the search, with the texts that do. */
export function SearchResults({ partner, q }: SearchResultsProps) {
  const { data, error, isPending, refetch } = useQuery({ ...searchQuery(partner.id, q), gcTime: 0 })
  return (
    <section className={css.results} aria-labelledby="results">
      <div className={css.head}>
        <h2 className={entries.setTitle} id="results">
          Search for “{q}”
        </h2>
        <TextLink href={`/${partner.id}`}>Show all entries</TextLink>
      </div>
      <p role="status" className={app.quiet}>
        {data && countWords(data.total, data.found.length)}
      </p>
      {isPending && (
        <Loading label="Searching">
          <Skeleton height="84px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data && data.found.length > 0 && (
        <ul className={entries.rows}>
          {data.found.map((one) => (
            <Found key={`${one.entry.set} ${one.entry.slug}`} partner={partner} found={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function countWords(total: number, shown: number): string {
  if (total === 0) return 'No entry contains all of these words. Use fewer words, or a part of a word.'
  if (shown < total) return `The first ${shown} of ${total} entries. Add a word to find fewer.`
  return total === 1 ? '1 entry' : `${total} entries`
}

function Found({ partner, found: { entry, version, places, more } }: { readonly partner: StudioPartner; readonly found: FoundEntry }) {
  const { set, slug, shown } = entry
  const name = places.find(({ path }) => path === '')
  const texts = places.filter(({ path }) => path !== '')
  return (
    <li className={css.found}>
      <div className={css.title}>
        <Link className={css.link} to={`/${partner.id}/${set}/${slug}`}>
          {name ? <Pieces pieces={name.pieces} /> : humanise(slug)}
        </Link>
        <span className={app.quiet}>{SETS[set].title}</span>
      </div>
      <StatusChip of={entry} shown={shown} timeZone={partner.timeZone} />
      {texts.length > 0 && (
        <dl className={css.places}>
          {texts.map(({ path, pieces }) => (
            <div key={path}>
              <dt>{placeOf(path)}</dt>
              <dd>
                <Pieces pieces={pieces} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(more > 0 || version !== entry.version) && (
        <p className={css.note}>
          {more > 0 && `And in ${more} more ${more === 1 ? 'text' : 'texts'}. `}
          {version !== entry.version && versionWords(entry, version, partner.timeZone)}
        </p>
      )}
    </li>
  )
}

/** Which version has the words, if the newest one does not. */
function versionWords({ shown, version: newest, next }: FoundEntry['entry'], version: number, timeZone: string): string {
  const which =
    version === shown
      ? `version ${version}, which visitors see`
      : next?.version === version
        ? `version ${version}, which comes ${momentWords(next.at, timeZone)}`
        : `version ${version}, which is scheduled`
  return `These words are in ${which}, and no longer in version ${newest}.`
}

const Pieces = ({ pieces }: { readonly pieces: readonly ContentPiece[] }) =>
  pieces.map(({ text, isFound }, at) => (isFound ? <mark key={`${at} ${text}`}>{text}</mark> : text))
