import { caseKit, casesOf, type DesyncCase } from './case.ts'
import { bodyRows, chunkRows, lengthRows, transferEncodingRows } from './framing-cases.ts'
import { headerRows, orderRows, upgradeAndExpectRows } from './message-cases.ts'

/**
 * The ways in which servers are known to disagree on where a request ends (RFC 9112, 6.3 and 11.2). Each contains a whole request that must
 * never be read as one.
 * @param host name in requests to the server
 */
export function desyncCases(host: string): readonly DesyncCase[] {
  const kit = caseKit(host)
  return casesOf(
    [bodyRows, transferEncodingRows, lengthRows, chunkRows, headerRows, upgradeAndExpectRows, orderRows].flatMap((rowsOf) => rowsOf(kit)),
  )
}
