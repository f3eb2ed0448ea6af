import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { generate } from 'selfsigned'

/** A certificate and its key, as PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

export interface Certificates {
  /** Certificate of the authority, for NODE_EXTRA_CA_CERTS. */
  readonly authority: string
  readonly server: Certificate
}

const DAY_MS = 86_400_000
/** Days for which the certificates are valid. */
const VALID_DAYS = 30

/** Makes an authority and, signed by it, the certificate of a server with these host names, `localhost` and 127.0.0.1. Its key is not kept. */
export async function makeCertificates(hosts: readonly string[]): Promise<Certificates> {
  const common = { keyType: 'ec', algorithm: 'sha256', notAfterDate: new Date(Date.now() + VALID_DAYS * DAY_MS) } as const
  const authority = await generate([{ name: 'commonName', value: 'Local authority' }], {
    ...common,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  })
  const names = ['localhost', ...hosts].map((value) => ({ type: 2, value }) as const)
  const server = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...common,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [...names, { type: 7, ip: '127.0.0.1' }] },
    ],
  })
  return { authority: authority.cert, server: { cert: server.cert, key: server.private } }
}

/** Writes the files that processes read; resolves with their paths. */
export function writeCertificates(folder: string, { authority, server }: Certificates) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const write = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text, { mode: 0o600 })
    return path
  }
  return { authority: write('authority.pem', authority), cert: write('server.pem', server.cert), key: write('server-key.pem', server.key) }
}
