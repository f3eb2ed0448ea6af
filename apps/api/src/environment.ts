import { fail, succeed, type Result } from '@dining/domain'
import { servingVariables } from '@dining/serving'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const url = v.pipe(text, v.url('must be an address, such as http://127.0.0.1:4100'))

/** "40.7577,-73.9857" */
const coordinates = v.pipe(
  text,
  v.regex(/^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/, 'must be a latitude and a longitude, such as 40.7577,-73.9857'),
  v.transform((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(',').map(Number)
    return { latitude, longitude }
  }),
)

const environmentSchema = v.pipe(
  v.object({
    ...servingVariables,
    /** 0 takes any free one. */
    PORT: v.optional(v.pipe(text, v.digits('must be a port number'), v.toNumber(), v.maxValue(65_535, 'must be a port number')), '0'),
    DATA_DIR: text,
    DATABASE_URL: v.optional(v.pipe(url, v.startsWith('postgres', 'must start with postgres://'))),
    PARTNERS_DIR: text,
    VAULT_URL: url,
    VAULT_TOKEN: text,
    SMTP_URL: v.pipe(url, v.startsWith('smtp', 'must start with smtp:// or smtps://')),
    /** JSON: how this installation is known to the OpenID providers of its partners. */
    SSO_FILE: v.optional(text),
    /** JSON: the content services of partners whose editors write elsewhere. */
    CONTENT_FILE: v.optional(text),
    APP_SECRET_FILE: v.optional(text),
    PUBLIC_ORIGIN_PATTERN: v.pipe(text, v.includes('{partner}', 'must hold {partner}, such as http://{partner}.localhost:3000')),
    /** Ids of the partners whose sites this installation serves; all of them without it. */
    SERVED_PARTNERS: v.optional(
      v.pipe(
        text,
        v.transform((ids) => new Set(ids.split(',').map((id) => id.trim()))),
      ),
    ),
    /** Origin of the studio, such as https://studio.example.com; without it there is none. */
    STUDIO_ORIGIN: v.optional(url),
    /** Proxies between the visitor and a partner's web server; so many addresses at the end of X-Forwarded-For are theirs. */
    PROXIES_IN_FRONT: v.optional(v.pipe(text, v.digits('must be a whole number'), v.toNumber()), '0'),
    /** Factor of the limits per client address, for tests whose clients share one address; production refuses it. */
    LIMIT_SCALE: v.optional(v.pipe(text, v.digits('must be a whole number'), v.toNumber(), v.minValue(1, 'must be 1 or more')), '1'),
    SOCKET_PATH: v.optional(text),
    /** Restaurants of the default data; fewer start faster the first time. */
    DEFAULT_MERCHANTS: v.optional(v.pipe(text, v.digits('must be a whole number'), v.toNumber())),
    /** Latitude and longitude of visitors of whom nothing else is known. */
    DEFAULT_LOCATION: v.optional(coordinates),
    APP_ENV: v.optional(v.picklist(['development', 'production'], 'must be development or production'), 'production'),
    LOG_LEVEL: v.optional(
      v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be one of pino’s levels, such as info'),
      'info',
    ),
  }),
  v.forward(
    v.check(({ APP_ENV, LIMIT_SCALE }) => APP_ENV !== 'production' || LIMIT_SCALE === 1, 'must be 1, or left out, in production'),
    ['LIMIT_SCALE'],
  ),
)
export type Environment = v.InferOutput<typeof environmentSchema>

/** Reads the process's environment; a refusal names every wrong variable in one line, without its value. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Result<Environment, string> {
  const parsed = v.safeParse(environmentSchema, variables)
  if (parsed.success) return succeed(parsed.output)
  const faults = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? ''
    return variables[name] === undefined ? `${name} is missing` : `${name} ${issue.message}`
  })
  return fail(`The API cannot start: ${faults.join('; ')}. See apps/api/README.md for each variable.`)
}
