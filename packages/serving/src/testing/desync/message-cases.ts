import { EARLY_ANSWER, type CaseKit, type Row } from './case.ts'

const TE = 'Transfer-Encoding: chunked'

/** Request lines and headers that servers read differently. */
export function headerRows({ head, smuggled, chunked, length, next }: CaseKit): readonly Row[] {
  const plain = head('POST', [length])
  return [
    ['a folded header', [400], head('POST', ['X: y\r\n z', length]) + smuggled],
    ['bare LFs in place of every line end', [400], plain.replaceAll('\r\n', '\n') + smuggled],
    ['a bare LF at the end of the headers', [400], plain.replace(/\r\n$/, '\n') + smuggled],
    ['a bare LF behind the request line', [400], plain.replace('\r\n', '\n') + smuggled],
    ['a bare CR in a header', [400], head('POST', ['X: y\rz', length]) + smuggled],
    ['a NUL in a value', [400], head('POST', ['X: y\0z', length]) + smuggled],
    ['a NUL in a name', [400], head('POST', ['X\0: y', length]) + smuggled],
    ['a NUL in the path', [400], head('POST', [length], '/api/studio/a\0b') + smuggled],
    ['a NUL before the request', [400], `\0${plain}${smuggled}`],
    ['a header without a colon', [400], head('POST', ['X', length]) + smuggled],
    ['a header without a name', [400], head('POST', [': y', length]) + smuggled],
    ['a header name with a space', [400], head('POST', ['X Y: z', length]) + smuggled],
    ['headers of 20,000 characters', [431], head('POST', [`X: ${'y'.repeat(20_000)}`, length]) + smuggled],
    ['blank lines before the request', [200, 200], `\r\n\r\n${plain}${smuggled}${next}`],
    ['two Hosts', [400], head('POST', ['Host: other.example', length]) + smuggled],
    ['no Host', [400], 'GET /api/studio/attack HTTP/1.1\r\n\r\n'],
    ['an unknown method', [400], head('GPOST', [length]) + smuggled],
    ['a method in lower case', [400], head('get', [length]) + smuggled],
    ['two versions', [400], head('GET', [], '/api/studio/attack HTTP/1.1')],
    ['a request line without a version', [400], 'GET /api/studio/attack\r\n\r\n'],
    ['HTTP/1.2', [400], head('POST', [length]).replace('HTTP/1.1', 'HTTP/1.2') + smuggled],
    ['the preface of HTTP/2', [400], `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`],
    ['HTTP/1.0 with a length', [200], head('POST', [length]).replace('HTTP/1.1', 'HTTP/1.0') + smuggled],
    ['absolute-form', [400], head('GET', [], 'http://other.example/api/studio/attack')],
    ['absolute-form with a body', [400], head('POST', [TE], 'http://other.example/api/studio/attack') + chunked],
    ['asterisk-form', [400], head('OPTIONS', [length], '*') + smuggled],
    ['a path without a slash', [400], head('GET', [length], 'api/attack') + smuggled],
    ['CONNECT', [], head('CONNECT', [], 'other.example:443') + smuggled],
    ['encoded line ends in the path', [200], head('POST', [length], '/api/studio/a%0d%0aX:%20y') + smuggled],
  ]
}

/** Other protocols, and bodies that wait to be asked for. */
export function upgradeAndExpectRows({ head, smuggled, chunked, length, next }: CaseKit): readonly Row[] {
  const upgrade = (protocol: string) => ['Connection: Upgrade', `Upgrade: ${protocol}`]
  const h2c = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']
  const expect = 'Expect: 100-continue'
  return [
    ['Upgrade to h2c', [501], head('GET', h2c) + smuggled],
    ['Upgrade to h2c with a body', [501], head('POST', [...h2c, length]) + smuggled],
    ['Upgrade to h2c with a chunked body', [501], head('POST', [...h2c, TE]) + chunked],
    ['Upgrade to WebSocket', [501], head('GET', upgrade('websocket')) + smuggled],
    ['Upgrade to WebSocket with a chunked body', [501], head('GET', [...upgrade('websocket'), TE]) + chunked],
    ['Upgrade without Connection', [501], head('POST', ['Upgrade: h2c', length]) + smuggled],
    ['Expect with a body at once', [200, 200], head('POST', [expect, length]) + smuggled + next],
    ['Expect with a body in a second piece', [200, 200], head('POST', [expect, length]), smuggled + next],
    ['Expect with a chunked body', [200, 200], head('POST', [expect, TE]), chunked + next],
    ['Expect with the chunked body of a GET', [200, 200], head('GET', [expect, TE]), chunked + next],
    ['Expect with the chunked body of a DELETE', [200, 200], head('DELETE', [expect, TE]), chunked + next],
    ['Expect without a body', [200, 200], head('GET', [expect]) + next],
    ['Expect with a body that never comes', [], head('POST', [expect, length])],
    ['Expect with an early answer', [200, 200], head('POST', [expect, length], EARLY_ANSWER), smuggled + next],
    ['another expectation', [417], head('POST', ['Expect: 200-ok', length]) + smuggled],
  ]
}

/** Several requests on one connection, answers before the end of a body, and bodies that break off. */
export function orderRows({ head, smuggled, chunked, length, next }: CaseKit): readonly Row[] {
  const half = smuggled.slice(0, smuggled.length / 2)
  const rest = smuggled.slice(half.length)
  const early = (method: string, header: string) => head(method, [header], EARLY_ANSWER)
  return [
    ['pipelined requests', [200, 200, 200], next + next + next],
    ['a pipelined request behind HEAD', [200, 200], head('HEAD') + next],
    ['a pipelined request behind a body', [200, 200], head('POST', [length]) + smuggled + next],
    ['pipelined bodies', [200, 200, 200], head('GET', [TE]) + chunked + head('DELETE', [TE]) + chunked + next],
    ['a refused request among pipelined ones', [200, 501], next + head('GET', ['Connection: Upgrade', 'Upgrade: h2c']) + smuggled],
    ['a malformed request among pipelined ones', [400], next + head('POST', [length, TE]) + chunked],
    ['a body behind Connection: close', [200], head('GET', ['Connection: close', TE]) + chunked],
    ['an early answer to a body with a length', [200, 200], early('POST', length) + half, rest + next],
    ['an early answer to a chunked body', [200, 200], early('POST', TE) + chunked.slice(0, 9), chunked.slice(9) + next],
    ['an early answer to the chunked body of a GET', [200, 200], early('GET', TE) + chunked.slice(0, 9), chunked.slice(9) + next],
    ['an early answer to the chunked body of a DELETE', [200, 200], early('DELETE', TE) + chunked + next],
    ['an early answer to a body that breaks off', [200], early('POST', length) + half],
    ['an early answer to HEAD with a body', [200, 200], early('HEAD', length) + smuggled + next],
    ['a body with a length that breaks off', [], head('POST', [length]) + half],
    ['the body of a GET that breaks off', [], head('GET', [length]) + half],
    ['a chunked body that breaks off in its data', [], head('POST', [TE]) + chunked.slice(0, 9)],
    ['a chunked body that breaks off in its size', [], head('DELETE', [TE]) + chunked.slice(0, 1)],
    ['a chunked body that breaks off before its end', [], head('GET', [TE]) + chunked.slice(0, -2)],
    ['headers that break off', [], head('POST', [length]).slice(0, -2)],
  ]
}
