import { expect, it } from 'vitest'

import * as face from './index.ts'

it('has this public face', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'NO_METRICS',
    'NO_TELEMETRY',
    'NO_TRACING',
    'createBoundedServer',
    'drainable',
    'keepFilesPrivate',
    'preparePrivateFolder',
    'processVariables',
    'requestMeter',
    'servingVariables',
    'startTelemetry',
  ])
})
