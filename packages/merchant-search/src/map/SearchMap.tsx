import type { Merchant } from '@dining/contract'
import { search } from '@dining/copy-engine/texts/search'
import { useCopy } from '@dining/partner-kit/react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

import { MapBoundary } from './MapBoundary.tsx'
import * as css from './search-map.css.ts'
import type { SearchMapViewProps } from './SearchMapView.tsx'

/** The map's code; called again after a failure, since React keeps the failure of one that was loaded. */
const loadMap = () => lazy(() => import('./SearchMapView.tsx'))

interface SearchMapProps extends Omit<SearchMapViewProps, 'merchants'> {
  /** The results; undefined while they load, and after a failure. */
  readonly merchants: readonly Merchant[] | undefined
}

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false

/** The place of the map beside a search: the map's code is fetched when it is shown. */
export function SearchMap({ merchants, ...rest }: SearchMapProps) {
  const copy = useCopy()
  // The server has no map, and the browser hydrates what the server has.
  const isReady = useSyncExternalStore(never, inBrowser, onServer)
  const [loaded, setLoaded] = useState(() => ({ MapView: loadMap(), attempt: 0 }))
  const { MapView, attempt } = loaded
  const loading = <p className={css.loading}>{copy.say(search.mapLoading)}</p>
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
        loading
      )}
    </div>
  )
}
