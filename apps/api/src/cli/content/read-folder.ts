import { parentPort, workerData } from 'node:worker_threads'

import { readPartnerContent } from '@dining/partner-kit/node'
import * as v from 'valibot'

// A thread that reads the content files of the folder that it is given, tells of them and ends; it hands no memory over.
parentPort?.postMessage(await readPartnerContent(v.parse(v.string(), workerData)), [])
