import { parentPort, workerData } from 'node:worker_threads'

import { readPartnerContent } from '@dining/partner-kit/node'
import * as v from 'valibot'

// A thread that reads the content files of a given folder, reports the result in a message and ends.
parentPort?.postMessage(await readPartnerContent(v.parse(v.string(), workerData)), [])
