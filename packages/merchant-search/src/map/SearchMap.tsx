import type { Merchant } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { search } from '@dining/copy-engine/texts/search'
import { useCopy } from '@dining/partner-kit/react'
import { Button, useIsInBrowser } from '@dining/ui'
import { lazy, Suspense, useState } from 'react'

import { MapBoundary } from './MapBoundary.tsx'
import * as css from './search-map.css.ts'
import type { SearchMapViewProps } from './SearchMapView.tsx'

/** The map's code; called again after a failure, since React keeps the failure of one that was loaded. */
const loadMap = () => lazy(() => import('./SearchMapView.tsx'))

interface SearchMapProps extends Omit<SearchMapViewProps, 'merchants'> {
  /** The results, or the last ones if the search has failed; undefined while they load, and if there are none from before. */
  readonly merchants: readonly Merchant[] | undefined
  /** That the search has failed: it can be tried again, except one that the server refuses. */
  readonly failed: false | { readonly isTrying: boolean; readonly onRetry: (() => void) | undefined }
}

/** The place of the map beside a search: the map's code is fetched when it is shown. */
export function SearchMap({ merchants, failed, ...rest }: SearchMapProps) {
  const copy = useCopy()
  // The server has no map, and the browser hydrates what the server has.
  const isReady = useIsInBrowser()
  const [loaded, setLoaded] = useState(() => ({ MapView: loadMap(), attempt: 0 }))
  const { MapView, attempt } = loaded
  const loading = <p className={css.loading}>{copy.say(search.mapLoading)}</p>
  // The list announces the failure; here it explains why the map is empty, or has the pins of another search.
  const failure = failed && (
    <div className={merchants ? css.over : css.loading}>
      <p>{copy.say(merchants ? search.mapOfBefore : search.mapWithoutSearch)}</p>
      {failed.onRetry && (
        <Button kind="quiet" busy={failed.isTrying} onClick={failed.onRetry}>
          {copy.action(errors.retry)}
        </Button>
      )}
    </div>
  )
  return (
    <div className={css.box}>
      {isReady && merchants ? (
        <MapBoundary
          key={attempt}
          message={copy.say(search.mapFailed)}
          retryLabel={copy.action(search.mapAgain)}
          onRetry={() => setLoaded({ MapView: loadMap(), attempt: attempt + 1 })}
        >
          <Suspense fallback={loading}>
            <MapView {...rest} merchants={merchants} />
          </Suspense>
        </MapBoundary>
      ) : (
        !failure && loading
      )}
      {failure}
    </div>
  )
}
