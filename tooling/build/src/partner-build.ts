#!/usr/bin/env node
import path from 'node:path'

import { describeFaults } from '@dining/partner-kit/check'
import { readPartners } from '@dining/partner-kit/node'
import { buildPartner, formatSizes } from '@dining/web/build'

/** `partner-build`: checks the partner whose folder it is run in, and builds its web app into `dist/`. */
const started = performance.now()
const folder = process.cwd()
const id = path.basename(folder)

const {
  faulty: [own],
} = await readPartners(path.dirname(folder), id)
if (own) {
  console.error(describeFaults(id, own.faults))
  process.exit(1)
}

const { partnerId, sizes } = await buildPartner({ partnerFolder: folder, outDir: path.join(folder, 'dist') })
console.log(`${partnerId} built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
console.log(formatSizes(sizes))
