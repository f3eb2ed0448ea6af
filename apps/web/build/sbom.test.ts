import { createRequire } from 'node:module'

import { expect, it } from 'vitest'

import { sbomOf } from './sbom.ts'

const require = createRequire(import.meta.url)

it('lists each npm package once, with version and license, whatever the order of the modules', async () => {
  const react = require.resolve('react')
  const ids = [react, `${react}?commonjs`, require.resolve('react-dom/client'), import.meta.filename, '\0virtual']
  const sbom = await sbomOf('one', ids)
  const { version } = require('react/package.json') as { version: string }
  expect(JSON.parse(sbom)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'one' } },
    components: [
      { name: 'react-dom', purl: expect.stringMatching(/^pkg:npm\/react-dom@\d/) },
      { name: 'react', version, purl: `pkg:npm/react@${version}`, licenses: [{ expression: 'MIT' }] },
    ],
  })
  expect(await sbomOf('one', ids.toReversed())).toBe(sbom)
})
