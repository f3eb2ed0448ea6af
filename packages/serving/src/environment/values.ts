import * as v from 'valibot'

/** Schemas that variables of several processes share. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))

export const wholeNumber = v.pipe(text, v.digits('must be a whole number'), v.toNumber())

/** A part of all, from 0 to 1. */
export const share = v.pipe(
  text,
  v.toNumber('must be between 0 and 1'),
  v.minValue(0, 'must be between 0 and 1'),
  v.maxValue(1, 'must be between 0 and 1'),
)

/** 0 selects a free port. */
export const port = v.pipe(text, v.digits('must be a port number'), v.toNumber(), v.maxValue(65_535, 'must be a port number'))

/** Address to listen on. */
export const listenAddress = v.pipe(text, v.ip('must be an IP address, such as 127.0.0.1 or 0.0.0.0'))

export const httpUrl = v.pipe(
  text,
  v.url('must be an address, such as http://127.0.0.1:4100'),
  v.regex(/^https?:/i, 'must start with http:// or https://'),
)

/** An origin as browsers write it; a path is dropped. */
export const origin = v.pipe(
  httpUrl,
  v.transform((address) => new URL(address).origin),
)

/** Origins between commas. */
export const originList = v.pipe(
  text,
  v.transform((list) => list.split(',')),
  v.array(v.pipe(v.string(), v.trim(), origin)),
)

/** Address of the partners' sites, with `{partner}` for the id. */
export const originPattern = v.pipe(
  text,
  v.includes('{partner}', 'must contain {partner}, such as https://{partner}.example.com'),
  v.check((pattern) => URL.canParse(pattern.replace('{partner}', 'a')), 'must be an address, such as https://{partner}.example.com'),
)

/** Items between commas. */
export const splitList = (list: string): ReadonlySet<string> => new Set(list.split(',').map((item) => item.trim()))

export const commaSeparated = v.pipe(text, v.transform(splitList))
