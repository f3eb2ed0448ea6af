import { processVariables } from '@dining/serving'
import {
  defineEnvironment,
  httpsOrigin,
  httpsService,
  httpUrl,
  originPattern,
  privateFile,
  text,
  variable,
} from '@dining/serving/environment'
import * as v from 'valibot'

export const studioEnvironment = defineEnvironment('studio', {
  ...processVariables,
  API_URL: variable({
    description: 'Address of the API, or of the balancer in front of it.',
    schema: httpUrl,
    production: [httpsService],
  }),
  CALLER_KEYS_FILE: variable({
    description: 'JSON file: the keys with which the studio authenticates to the API. Written by `pnpm api caller-keys rotate --out`.',
    schema: text,
    production: [privateFile],
  }),
  PARTNERS_DIR: variable({
    description: 'Folder of the partners. A preview may frame their hosts (`program.hosts`).',
    schema: v.optional(text),
  }),
  PUBLIC_ORIGIN_PATTERN: variable({
    description:
      'Address of the partners’ sites, such as `https://{partner}.example.com`, in place of the hosts in their folders. Required without `PARTNERS_DIR`.',
    schema: v.optional(originPattern),
    production: [httpsOrigin],
  }),
})
