import { relative, sep } from 'node:path'

import { stringify } from 'yaml'

import { KUBERNETES_FOLDER } from '../images/files.ts'

/** A partner's site in one version. */
interface Site {
  readonly partner: string
  readonly version: string
  /** Hosts of the partner's folder; visitors are sent to the first one. */
  readonly hosts: readonly string[]
  /** Image of the web server, without a tag: the version is its tag. */
  readonly image: string
}

const HEAD = '# Written by pnpm containers site. Do not edit: write a kustomization above it.\n'
const PARTNER_LABEL = 'dining.example/partner'
const VERSION_LABEL = 'dining.example/version'

/**
 * The two kustomizations of a partner's site: `servers` has the web servers of one version, `address` leads visitors to them. Two, since pages of one
 * version request files that another one lacks: the new servers are started beside the old ones, then all visitors are switched.
 * @param folder absolute path where they will be: `<folder>/servers` and `<folder>/address`
 * @returns the text of each file by its path below the folder
 */
export function siteOverlay({ partner, version, hosts, image }: Site, folder: string): Readonly<Record<string, string>> {
  const base = (part: 'servers' | 'address') => relative(`${folder}/${part}`, `${KUBERNETES_FOLDER}/site/${part}`).split(sep).join('/')
  const common = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', namespace: 'dining' }
  const labels = [{ pairs: { [PARTNER_LABEL]: partner, [VERSION_LABEL]: version }, includeSelectors: true }]
  const patch = (kind: string, operations: readonly object[]) => ({ target: { kind }, patch: stringify(operations) })
  const replace = (path: string, value: unknown) => ({ op: 'replace', path, value })
  const rule = { http: { paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name: 'site', port: { name: 'http' } } } }] } }
  const servers = {
    ...common,
    resources: [base('servers')],
    nameSuffix: `-${partner}-${version}`,
    labels,
    images: [{ name: 'dining-site', newName: image, newTag: version }],
    configMapGenerator: [{ name: 'site', behavior: 'merge', literals: [`PUBLIC_ORIGIN=https://${hosts[0] ?? ''}`] }],
    patches: [
      patch('Deployment', [
        { op: 'test', path: '/spec/template/spec/volumes/0/name', value: 'secrets' },
        replace('/spec/template/spec/volumes/0/secret/secretName', `site-${partner}`),
      ]),
    ],
  }
  const address = {
    ...common,
    resources: [base('address')],
    nameSuffix: `-${partner}`,
    labels,
    patches: [
      patch('Ingress', [
        replace('/spec/tls', [{ hosts, secretName: `tls-site-${partner}` }]),
        replace(
          '/spec/rules',
          hosts.map((host) => ({ host, ...rule })),
        ),
      ]),
    ],
  }
  return {
    'servers/kustomization.yaml': `${HEAD}${stringify(servers)}`,
    'address/kustomization.yaml': `${HEAD}${stringify(address)}`,
  }
}
