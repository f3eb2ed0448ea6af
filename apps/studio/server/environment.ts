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
  PUBLIC_ORIGIN_PATTERN: variable({
    description: 'Address of the partners’ sites, such as `https://{partner}.example.com`, which a preview may frame.',
    schema: originPattern,
    production: [httpsOrigin],
  }),
})
