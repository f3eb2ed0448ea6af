#!/usr/bin/env node
import path from 'node:path'

import { buildPartner, formatSizes } from '@dining/web/build'

/** `partner-build`: builds the web app of the partner whose folder it is run in. */
const started = performance.now()
const folder = process.cwd()
const { partnerId, sizes } = await buildPartner({ partnerFolder: folder, outDir: path.join(folder, 'dist') })
console.log(`${partnerId} built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
console.log(formatSizes(sizes))
