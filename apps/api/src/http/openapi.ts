import { ERROR_CODES, problemSchema, TOKEN_HEADER, type AnySchema, type Endpoint, type ErrorCode } from '@dining/contract'
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'

/** Codes that any call can return; an endpoint lists only its own. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  'bad-request',
  'validation-failed',
  'not-found',
  'payload-too-large',
  'unsupported-media-type',
  'internal-error',
  'unavailable',
]

function schemaOf(schema: AnySchema, typeMode: 'input' | 'output'): JsonSchema {
  // JSON Schema has no transformations (a number written in an address): the format that is sent is the one described.
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  })
  return rest
}

function parametersOf(schema: AnySchema | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function headersOf(endpoint: Endpoint) {
  if (!endpoint.token) return []
  return [
    { name: TOKEN_HEADER, in: 'header', required: true, description: 'Anti-forgery token of GET /api/CSRF', schema: { type: 'string' } },
  ]
}

function errorCodesOf(endpoint: Endpoint): readonly ErrorCode[] {
  return [
    ...new Set([
      ...COMMON_ERRORS,
      ...endpoint.errors,
      ...(endpoint.session === 'required' ? (['unauthorized'] as const) : []),
      ...(endpoint.token ? (['token-invalid', 'cross-site'] as const) : []),
    ]),
  ]
}

function refusalsOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => ERROR_CODES[code].status)
  return [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.toSorted().join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
}

function answersOf({ redirects, answer }: Endpoint) {
  if (!redirects) return { '200': { description: 'OK', content: { 'application/json': { schema: schemaOf(answer, 'output') } } } }
  return { '303': { description: 'Leads the browser on', headers: { location: { schema: { type: 'string' } } } } }
}

function operationOf(endpoint: Endpoint) {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query'), ...headersOf(endpoint)],
    ...(endpoint.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } } }
      : {}),
    responses: {
      ...answersOf(endpoint),
      ...Object.fromEntries(refusalsOf(endpoint)),
    },
    ...(endpoint.session === 'none' ? {} : { security: [...(endpoint.session === 'optional' ? [{}] : []), { session: [] }] }),
  }
}

/** The OpenAPI 3.1 document of these endpoints: the contract in a format that other tools read. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const byPath = Map.groupBy(endpoints, (endpoint) => endpoint.path.replace(/:(\w+)/g, '{$1}'))
  return {
    openapi: '3.1.0',
    info: { title: 'Dining rewards API', version: '1' },
    paths: Object.fromEntries(
      [...byPath].map(([path, calls]) => [path, Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operationOf(call)]))]),
    ),
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
    },
  }
}
