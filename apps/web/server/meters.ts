import { requestMeter, type Metrics, type RequestMeter } from '@dining/serving'

import type { ContentSource, SourceState } from './content-source.ts'
import type { CacheUse } from './pages.ts'

/** Request metrics of a web server. */
export interface Meters {
  readonly request: RequestMeter
  readonly page: (use: CacheUse) => void
}

export function webMeters(metrics: Metrics): Meters {
  const pages = metrics.counter('page_cache', {
    help: 'Pages shown: from the cache, from it though old, made anew, made for one visitor, refused.',
  })
  return { request: requestMeter(metrics), page: (use) => pages({ use }) }
}

const STATES: readonly SourceState['kind'][] = ['whole', 'lacking', 'unasked']

/** The state of the content source: 1 for the current state, and the age of the last complete copy. */
export function watchContent(metrics: Metrics, content: Pick<ContentSource, 'state'>): void {
  metrics.gauge('content_source_state', { help: 'How the content source did when it was last asked.' }, () => {
    const { kind } = content.state()
    return STATES.map((state) => ({ value: state === kind ? 1 : 0, labels: { state } }))
  })
  metrics.gauge('content_source_age_seconds', { help: 'Time since all content last came.' }, () => {
    const { ageMs } = content.state()
    return ageMs === null ? [] : [{ value: ageMs / 1000 }]
  })
}
