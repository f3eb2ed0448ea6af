import type { CaseKit, Row } from './case.ts'

const TE = 'Transfer-Encoding: chunked'
const METHODS = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH']

/** Bodies of every method, with either of the headers that announce them. */
export function bodyRows({ head, smuggled, chunked, length, next }: CaseKit): readonly Row[] {
  return METHODS.flatMap((method): Row[] => [
    [`${method} with a chunked body`, [200], head(method, [TE]) + chunked],
    [`${method} with a chunked body and a request behind it`, [200, 200], head(method, [TE]) + chunked + next],
    [`${method} with a Content-Length body`, [200], head(method, [length]) + smuggled],
    [`${method} with CL.TE`, [400], head(method, [length, TE]) + chunked],
  ])
}

/** Both length headers, or a transfer coding that servers read differently. */
export function transferEncodingRows({ head, smuggled, chunked, length, next }: CaseKit): readonly Row[] {
  const coded = (header: string) => head('POST', [header]) + chunked
  const withLength = (header: string) => head('POST', [header, length]) + smuggled
  return [
    ['CL.TE with a Content-Length of 0', [400], head('POST', ['Content-Length: 0', TE]) + chunked],
    ['TE.CL with a short Content-Length', [400], head('POST', [TE, 'Content-Length: 4']) + chunked],
    ['TE.CL with GET', [400], head('GET', [TE, 'Content-Length: 4']) + chunked],
    ['TE.TE: chunked twice in two headers', [400], head('POST', [TE, TE]) + chunked],
    ['TE.TE: chunked twice in one header', [400], coded('Transfer-Encoding: chunked, chunked')],
    ['TE.TE: chunked and another in two headers', [400], head('POST', [TE, 'Transfer-Encoding: cow']) + chunked],
    ['TE.TE: chunked, then identity', [400], coded('Transfer-Encoding: chunked, identity')],
    ['TE.TE: identity, then chunked', [501], coded('Transfer-Encoding: identity, chunked')],
    ['TE.TE: gzip, then chunked', [501], coded('Transfer-Encoding: gzip, chunked')],
    ['identity alone', [501], coded('Transfer-Encoding: identity')],
    ['an unknown coding', [501], coded('Transfer-Encoding: xchunked')],
    ['chunked with a parameter', [501], coded('Transfer-Encoding: chunked;q=1')],
    ['an empty Transfer-Encoding', [400], coded('Transfer-Encoding:')],
    ['chunked in upper case', [200], coded('TRANSFER-ENCODING: CHUNKED')],
    ['chunked behind a tab', [200], coded('Transfer-Encoding:\tchunked')],
    ['chunked behind a vertical tab', [400], coded('Transfer-Encoding:\vchunked')],
    ['chunked in quotes', [501], coded('Transfer-Encoding: "chunked"')],
    ['chunked with spaces behind it', [200], coded('Transfer-Encoding: chunked  ')],
    ['chunked with NUL behind it', [400], coded('Transfer-Encoding: chunked\0')],
    ['a space before the colon', [400], coded('Transfer-Encoding : chunked')],
    ['a space before the name', [400], head('POST', ['X: y', ' Transfer-Encoding: chunked']) + chunked],
    ['a tab before the name', [400], head('POST', ['X: y', '\tTransfer-Encoding: chunked']) + chunked],
    ['chunked on a folded line', [400], coded('Transfer-Encoding:\r\n chunked')],
    ['chunked behind a bare LF', [400], withLength('X: y\nTransfer-Encoding: chunked')],
    ['chunked behind a bare CR', [400], withLength('X: y\rTransfer-Encoding: chunked')],
    ['an underscore in the name', [200], withLength('Transfer_Encoding: chunked')],
    ['a NUL in the name', [400], withLength('Transfer-Encoding\0: chunked')],
    ['chunked with HTTP/1.0', [400], head('POST', [TE]).replace('HTTP/1.1', 'HTTP/1.0') + chunked],
    ['Transfer-Encoding named by Connection', [200, 200], head('POST', ['Connection: keep-alive, Transfer-Encoding', TE]) + chunked + next],
    ['Content-Length named by Connection', [200, 200], head('POST', ['Connection: keep-alive, Content-Length', length]) + smuggled + next],
  ]
}

/** Content-Length doubled, padded, malformed, too long and too short. */
export function lengthRows({ head, smuggled, length, next }: CaseKit): readonly Row[] {
  const size = smuggled.length
  const of = (value: string | number) => head('POST', [`Content-Length: ${value}`]) + smuggled
  return [
    ['two different lengths', [400], head('POST', ['Content-Length: 0', length]) + smuggled],
    ['the same length twice', [400], head('POST', [length, length]) + smuggled],
    ['a list of lengths', [400], of(`${size}, ${size}`)],
    ['a length with a plus sign', [400], of(`+${size}`)],
    ['a negative length', [400], of(-1)],
    ['a length in hexadecimal', [400], of(`0x${size.toString(16)}`)],
    ['a length with a fraction', [400], of(`${size}.0`)],
    ['a length with an exponent', [400], of('1e1')],
    ['a length with a space in it', [400], of('1 0')],
    ['a length above 64 bits', [400], of('18446744073709551617')],
    ['an empty length', [400], of('')],
    ['a length padded with spaces', [200], of(`  ${size}  `)],
    ['a length padded with a form feed', [400], of(`${size}\f`)],
    ['a length padded with zeros', [200], of(`000${size}`)],
    ['a length with a space before the colon', [400], head('POST', [`Content-Length : ${size}`]) + smuggled],
    ['a length on a folded line', [400], of(`\r\n ${size}`)],
    ['a length of 0 with a request behind it', [200, 200], head('POST', ['Content-Length: 0']) + next],
    ['GET with a length of 0 and a request behind it', [200, 200], head('GET', ['Content-Length: 0']) + next],
    ['no length with a request behind it', [200, 200], head('POST') + next],
    ['a length that is too short', [400], head('POST', ['Content-Length: 1']) + 'xy' + smuggled],
    ['a length that is too long', [], head('POST', [`Content-Length: ${size + 1}`]) + smuggled],
  ]
}

/** Chunks that servers end at different bytes, and trailers. */
export function chunkRows({ head, smuggled, chunked, next }: CaseKit): readonly Row[] {
  const post = head('POST', [TE])
  const size = smuggled.length.toString(16)
  const end = '0\r\n\r\n'
  return [
    ['a chunk size with 0x', [400], `${post}0x${size}\r\n${smuggled}\r\n${end}`],
    ['a negative chunk size', [400], `${post}-1\r\n${smuggled}\r\n${end}`],
    ['a chunk size with a sign', [400], `${post}+${size}\r\n${smuggled}\r\n${end}`],
    ['a chunk size above 64 bits', [400], `${post}1${'0'.repeat(15)}${size}\r\n${smuggled}\r\n${end}`],
    ['a chunk size padded with zeros', [200], `${post}000${size}\r\n${smuggled}\r\n${end}`],
    ['a chunk size with a space behind it', [400], `${post}${size} \r\n${smuggled}\r\n${end}`],
    ['a chunk size that ends with a bare LF', [400], `${post}${size}\n${smuggled}\r\n${end}`],
    ['a chunk size that ends with a bare CR', [400], `${post}${size}\r${smuggled}\r\n${end}`],
    ['a chunk extension', [200], `${post}${size};a=b\r\n${smuggled}\r\n${end}`],
    ['a chunk extension with a quoted value', [200], `${post}${size};a="b"\r\n${smuggled}\r\n${end}`],
    ['a chunk extension with a bare LF', [400], `${post}${size};a\n${smuggled}\r\n${end}`],
    ['a chunk extension of 20,000 characters', [413], `${post}${size};a=${'b'.repeat(20_000)}\r\n${smuggled}\r\n${end}`],
    ['chunk data that ends with a bare LF', [400], `${post}${size}\r\n${smuggled}\n${end}`],
    ['chunk data without an end', [400], `${post}${size}\r\n${smuggled}${end}`],
    ['chunk data that is longer than its size', [400], `${post}1\r\n${smuggled}\r\n${end}`],
    ['a last chunk of several zeros', [200, 200], `${post}${size}\r\n${smuggled}\r\n000\r\n\r\n${next}`],
    ['a last chunk that ends with bare LFs', [400], `${post}${size}\r\n${smuggled}\r\n0\n\n`],
    ['a request in place of the first chunk', [400], post + smuggled],
    ['a body without a chunk', [200, 200], post + end + next],
    ['a trailer', [200, 200], `${head('POST', [TE, 'Trailer: X-Sum'])}${chunked.slice(0, -2)}X-Sum: 1\r\n\r\n${next}`],
    ['a length in a trailer', [400], `${post}${chunked.slice(0, -2)}Content-Length: ${smuggled.length}\r\n\r\n${next}`],
    ['a coding in a trailer', [400], `${post}${chunked.slice(0, -2)}Transfer-Encoding: identity\r\n\r\n${next}`],
    ['a partner in a trailer', [200, 200], `${post}${chunked.slice(0, -2)}X-Partner: other\r\n\r\n${next}`],
    ['a request in place of a trailer', [400], `${post}${chunked.slice(0, -2)}${smuggled}`],
    ['a body split at every byte of its framing', [200, 200], post, size, '\r', '\n', smuggled, '\r', '\n0', '\r\n', '\r', `\n${next}`],
  ]
}
