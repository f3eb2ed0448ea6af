import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'

import { editDistance } from '../../store/edit-distance.ts'
import { aggregate, compareBy, isAscending, ParsingError, scoreOf, sortValues, type Json } from './evaluate.ts'

interface Index {
  /** Written documents; searches see those of the last refresh. */
  readonly written: Map<string, Json>
  shown: readonly (readonly [string, Json])[]
  readonly aliases: Set<string>
}

interface Answer {
  readonly status: number
  readonly body: unknown
  /** In place of the usual answer, for one request alone. */
  readonly isOnce?: boolean
}

const notFound = (index: string): Answer => ({
  status: 404,
  body: {
    error: {
      root_cause: [{ type: 'index_not_found_exception', reason: `no such index [${index}]`, index, 'resource.id': index }],
      type: 'index_not_found_exception',
      reason: `no such index [${index}]`,
    },
    status: 404,
  },
})

/**
 * A server with the calls of OpenSearch that this project uses, in the format of its documentation, since no cluster can be started here. It evaluates
 * queries itself, so that searches can be compared with SQL, and refuses what it does not know.
 */
export async function openSearchServer() {
  const indexes = new Map<string, Index>()
  /** Answers in place of the usual ones, by the end of the path. */
  const instead = new Map<string, Answer | 'no-answer'>()
  const requests: { readonly path: string; readonly authorization: string | undefined }[] = []

  const resolve = (name: string) => indexes.get(name) ?? [...indexes.values()].find(({ aliases }) => aliases.has(name))

  function search(name: string, body: Json): Answer {
    const index = resolve(name)
    if (!index) return notFound(name)
    const { query, post_filter: postFilter, aggs, sort, search_after: after, suggest } = body as Readonly<Record<string, never>>
    const [from, size] = [Number(body['from'] ?? 0), Number(body['size'] ?? 10)]
    if (from + size > 10_000) throw new ParsingError('Result window is too large, from + size must be less than or equal to: [10000]')
    const matching = index.shown.flatMap(([id, document]) => {
      const score = query === undefined ? 1 : scoreOf(document, query)
      return score === null ? [] : [{ id, document, score }]
    })
    const passing = postFilter === undefined ? matching : matching.filter(({ document }) => scoreOf(document, postFilter) !== null)
    const order: readonly unknown[] = sort ?? []
    const compare = compareBy(order.map(isAscending))
    const sorted = passing
      .map((hit) => ({ ...hit, sort: sortValues(hit.document, hit.score, order) }))
      .filter((hit) => after === undefined || compare(hit.sort, after) > 0)
      .toSorted((a, b) => compare(a.sort, b.sort))
    const hits = sorted.slice(from, from + size).map(({ id, document, sort: values }) => ({
      _index: name,
      _id: id,
      _score: null,
      ...(body['_source'] === false ? {} : { _source: { document: document['document'] } }),
      ...(body['docvalue_fields'] === undefined
        ? {}
        : { fields: { latitude: [document['latitude']], longitude: [document['longitude']] } }),
      sort: values,
    }))
    return {
      status: 200,
      body: {
        took: 1,
        timed_out: false,
        _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
        hits: { total: { value: passing.length, relation: 'eq' }, max_score: null, hits },
        ...(aggs === undefined
          ? {}
          : {
              aggregations: aggregate(
                matching.map(({ document }) => document),
                aggs,
              ),
            }),
        ...(suggest === undefined ? {} : { suggest: { similar: [similar(index, suggest)] } }),
      },
    }
  }

  function similar(index: Index, suggest: { readonly similar: { readonly text: string; readonly term: Json } }) {
    const { text, term } = suggest.similar
    const uses = new Map<string, number>()
    for (const [, { words }] of index.shown) for (const word of new Set(words as string[])) uses.set(word, (uses.get(word) ?? 0) + 1)
    const options = [...uses]
      .filter(([word]) => word.length >= Number(term['min_word_length']))
      .map(([word, freq]) => ({ text: word, freq, slips: editDistance(text, word) }))
      .filter(({ slips }) => slips <= Number(term['max_edits']))
      .map(({ slips, ...option }) => ({ ...option, score: 1 - slips / Math.min(text.length, option.text.length) }))
      .toSorted((a, b) => b.score - a.score || b.freq - a.freq || (a.text < b.text ? -1 : 1))
    return { text, offset: 0, length: text.length, options: options.slice(0, Number(term['size'])) }
  }

  function bulk(name: string, lines: readonly Json[]): Answer {
    const index = resolve(name)
    if (!index) return notFound(name)
    const items: unknown[] = []
    for (let line = 0; line < lines.length; line++) {
      const [action, meta] = Object.entries(lines[line] ?? {})[0] ?? []
      const _id = String((meta as Json)['_id'])
      if (action === 'delete') {
        const was = index.written.delete(_id)
        items.push({ delete: { _index: name, _id, result: was ? 'deleted' : 'not_found', status: was ? 200 : 404 } })
        continue
      }
      if (action !== 'index') throw new ParsingError(`Malformed action/metadata line [${line + 1}]`)
      line += 1
      const result = index.written.has(_id) ? 'updated' : 'created'
      index.written.set(_id, lines[line] ?? {})
      items.push({ index: { _index: name, _id, _version: 1, result, status: result === 'created' ? 201 : 200 } })
    }
    return { status: 200, body: { took: 1, errors: false, items } }
  }

  function alias({ actions }: Json): Answer {
    for (const action of actions as readonly Readonly<Record<string, Json>>[]) {
      const { add, remove_index: removed } = action
      if (removed) indexes.delete(String(removed['index']))
      if (add) indexes.get(String(add['index']))?.aliases.add(String(add['alias']))
    }
    return { status: 200, body: { acknowledged: true } }
  }

  const create = (name: string): Answer => {
    indexes.set(name, { written: new Map(), shown: [], aliases: new Set() })
    return { status: 200, body: { acknowledged: true, shards_acknowledged: true, index: name } }
  }

  function answerTo(method: string, path: string, text: string): Answer {
    const [, name = '', action = '', id = ''] = path.split('/')
    const lines = () =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Json)
    const body = (): Json => JSON.parse(text) as Json
    if (path === '/_aliases') return alias(body())
    if (path === '/_msearch') {
      const all = lines()
      const answers = all.flatMap((head, line) => (line % 2 === 0 ? [search(String(head['index']), all[line + 1] ?? {})] : []))
      return { status: 200, body: { took: 1, responses: answers.map((one) => ({ ...(one.body as Json), status: one.status })) } }
    }
    if (action === '_search') return search(name, body())
    if (action === '_bulk') return bulk(name, lines())
    if (action === '_alias') {
      const beginning = name.replace(/\*$/, '')
      const found = [...indexes].filter(([own]) => own.startsWith(beginning))
      return {
        status: 200,
        body: Object.fromEntries(
          found.map(([own, { aliases }]) => [own, { aliases: Object.fromEntries([...aliases].map((one) => [one, {}])) }]),
        ),
      }
    }
    if (action === '_refresh') {
      const index = resolve(name)
      if (!index) return notFound(name)
      index.shown = [...index.written]
      return { status: 200, body: { _shards: { total: 1, successful: 1, failed: 0 } } }
    }
    if (action === '_doc') {
      if (method === 'PUT') {
        if (!resolve(name)) create(name)
        resolve(name)?.written.set(id, body())
        return { status: 201, body: { _index: name, _id: id, _version: 1, result: 'created' } }
      }
      const source = resolve(name)?.written.get(id)
      if (!resolve(name)) return notFound(name)
      return source
        ? { status: 200, body: { _index: name, _id: id, found: true, _source: source } }
        : { status: 404, body: { _index: name, _id: id, found: false } }
    }
    if (method === 'PUT' && action === '') return create(name)
    return { status: 400, body: { error: { type: 'illegal_argument_exception', reason: `no handler found for ${path}` }, status: 400 } }
  }

  const send = (response: ServerResponse, { status, body }: Answer) =>
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
  const server = createServer((incoming, response) => {
    void textOf(incoming).then((text) => {
      const path = new URL(incoming.url ?? '/', 'http://cluster').pathname
      requests.push({ path, authorization: incoming.headers.authorization })
      const [end, replaced] = [...instead].find(([one]) => path.endsWith(one)) ?? ['', undefined]
      if (replaced === 'no-answer') return incoming.socket.destroy()
      if (replaced?.isOnce) instead.delete(end)
      if (replaced) return send(response, replaced)
      try {
        return send(response, answerTo(incoming.method ?? '', path, text))
      } catch (error) {
        if (!(error instanceof ParsingError)) throw error
        return send(response, { status: 400, body: { error: { type: 'parsing_exception', reason: error.message }, status: 400 } })
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    indexes,
    instead,
    requests,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
