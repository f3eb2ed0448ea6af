import { expect, it } from 'vitest'

import * as face from './index.ts'

it('exports exactly these names', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'NO_METRICS',
    'NO_TELEMETRY',
    'NO_TRACING',
    'createBoundedServer',
    'drainable',
    'keepFilesPrivate',
    'preparePrivateFolder',
    'processVariables',
    'readAtMost',
    'requestMeter',
    'servingVariables',
    'startTelemetry',
    'writePrivateFile',
  ])
})
