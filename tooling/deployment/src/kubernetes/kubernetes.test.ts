import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '@dining/stack'
import { describe, expect, it } from 'vitest'

import { KUBERNETES_FOLDER } from '../images/files.ts'
import { readKustomization, type Objects } from './objects.ts'
import { containerOf, portOf, variablesOf, workloads } from './workloads.ts'

const PAGE = readFileSync(join(ROOT, 'apps/api/deployment.md'), 'utf8')
const parts = Object.fromEntries(
  ['services', 'vault', 'migrate', 'site/servers', 'site/address'].map((name) => [
    name,
    readKustomization(join(KUBERNETES_FOLDER, name, 'kustomization.yaml')),
  ]),
) as Readonly<Record<'services' | 'vault' | 'migrate' | 'site/servers' | 'site/address', Objects>>
const all = Object.values(parts)
const deployments = all.flatMap((part) =>
  part.deployments.map((deployment) => ({ name: deployment.metadata?.name ?? '', deployment, part })),
)
const NAMES = ['api', 'site', 'studio', 'vault'] as const
const one = (name: string) => {
  const found = deployments.find((candidate) => candidate.name === name)
  if (!found) throw new Error(`No Deployment ${name}`)
  return found
}

it('there is a Deployment for each process that deployment.md lists, and the job of migrations', () => {
  const listed = [...PAGE.matchAll(/^\| `(apps\/\S+\/main\.ts)`/gm)].map(([, program = '']) => program)
  // The image of a site has the packed program in place of `apps/web/src/main.ts`.
  const started = deployments.map(({ deployment }) => containerOf(deployment).args?.at(-1) ?? 'apps/web/src/main.ts')
  expect(started.toSorted()).toEqual(listed.toSorted())
  expect(parts.migrate.jobs.map((job) => containerOf(job).args?.slice(1))).toEqual([['apps/api/src/cli/main.ts', 'migrate']])
})

describe.each(NAMES)('the Deployment %s', (name) => {
  const { deployment, part } = one(name)
  const container = containerOf(deployment)
  const pod = deployment.spec?.template.spec
  const variables = variablesOf(deployment, part)

  it('asks for health where deployment.md says, and names the ports that its variables open', () => {
    const named = Object.fromEntries((container.ports ?? []).map((port) => [port.name, port.containerPort]))
    const opened = { http: variables['PORT'], metrics: variables['METRICS_PORT'], internal: variables['INTERNAL_PORT'] }
    expect(named).toEqual(
      Object.fromEntries(Object.entries(opened).flatMap(([key, port]) => (port === undefined ? [] : [[key, Number(port)]]))),
    )
    const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe]
    expect(probes.map((probe) => probe?.httpGet)).toEqual(['/readyz', '/readyz', '/healthz'].map((path) => ({ path, port: 'http' })))
    expect(PAGE).toMatch(/`\/healthz` returns 200 while the process runs\. `\/readyz` returns 200 while it serves/)
  })

  it('stops to get requests before its port closes, and has 20 seconds more', () => {
    const { periodSeconds = 10, failureThreshold = 3 } = container.readinessProbe ?? {}
    const notice = Number(variables['DRAIN_NOTICE_MS'])
    expect(notice).toBeGreaterThan(periodSeconds * failureThreshold * 1_000)
    expect((pod?.terminationGracePeriodSeconds ?? 0) * 1_000).toBeGreaterThanOrEqual(notice + 20_000)
    // The example of the page is the value here.
    expect(PAGE).toContain(
      `${notice} for a check each ${periodSeconds} seconds that fails after ${failureThreshold === 2 ? 'two' : failureThreshold}`,
    )
  })

  it('loses one process at a time, and grows with its work', () => {
    const selector = deployment.spec?.selector
    expect(part.budgets.find(({ metadata }) => metadata?.name === name)?.spec).toEqual({ maxUnavailable: 1, selector })
    expect(deployment.spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
    const scaler = part.scalers.find(({ metadata }) => metadata?.name === name)?.spec
    // A fixed number and a scaler would undo each other.
    expect([scaler?.scaleTargetRef.name, deployment.spec?.replicas]).toEqual(name === 'studio' ? [undefined, 2] : [name, undefined])
    expect(scaler?.minReplicas ?? 2).toBeGreaterThanOrEqual(2)
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.anything(), memory: expect.anything() },
      limits: { memory: expect.anything() },
    })
  })
})

it('PostgreSQL has room for the most API processes', () => {
  const most = parts.services.scalers.find(({ metadata }) => metadata?.name === 'api')?.spec?.maxReplicas ?? 0
  expect(PAGE).toContain('PostgreSQL needs room for 15 × N')
  expect(most * 15).toBeLessThanOrEqual(200)
})

describe.each(workloads(all).map(({ name, workload, part }) => [name, workload, part] as const))(
  'the pods of %s',
  (name, workload, part) => {
    const pod = workload.spec?.template.spec
    const container = containerOf(workload)

    it('run without root, capabilities and a writable system', () => {
      expect(pod?.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 65_532,
        fsGroup: 65_532,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      expect(pod?.automountServiceAccountToken).toBe(false)
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      const writable = (container.volumeMounts ?? []).filter(({ readOnly }) => readOnly !== true).map((mount) => mount.name)
      const kinds = Object.fromEntries((pod?.volumes ?? []).map((volume) => [volume.name, volume]))
      for (const volume of writable) expect(kinds[volume]?.emptyDir?.sizeLimit).toBeDefined()
      expect(kinds['secrets']?.secret).toEqual({ secretName: name, defaultMode: 0o440 })
    })

    it('are in a namespace that denies what no policy allows, and a policy is theirs', () => {
      const policies = all.filter(({ namespace }) => namespace === part.namespace).flatMap((one_) => one_.policies)
      expect(policies.map(({ spec }) => spec)).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
      const labels = workload.spec?.template.metadata?.labels
      expect(policies.filter(({ spec }) => JSON.stringify(spec?.podSelector) === JSON.stringify({ matchLabels: labels }))).toHaveLength(1)
      const space = all.flatMap(({ namespaces }) => namespaces).find(({ metadata }) => metadata?.name === part.namespace)
      expect(space?.metadata?.labels).toEqual({ 'pod-security.kubernetes.io/enforce': 'restricted' })
    })
  },
)

describe('network policies', () => {
  const policyOf = (name: string) => {
    const found = all.flatMap(({ policies }) => policies).find(({ metadata }) => metadata?.name === name)
    if (!found) throw new Error(`No NetworkPolicy ${name}`)
    return found
  }
  const label = (name: string) => ({ matchLabels: { 'app.kubernetes.io/name': name } })
  /** "who port" of each rule that names pods. */
  const peers = (name: string, way: 'ingress' | 'egress') =>
    (policyOf(name).spec?.[way] ?? []).flatMap((rule) => {
      const from = 'from' in rule ? rule.from : 'to' in rule ? rule.to : []
      return (from ?? []).flatMap((peer) =>
        (rule.ports ?? []).map(
          ({ port }) =>
            `${peer.podSelector?.matchLabels?.['app.kubernetes.io/name'] ?? peer.namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] ?? peer.ipBlock?.cidr} ${port}`,
        ),
      )
    })

  it.each(NAMES)('let %s reach each address of its variables, and let that be reached by it', (name) => {
    const { deployment, part } = one(name)
    const addresses = Object.values(variablesOf(deployment, part)).flatMap((value) => {
      const [, service, space = part.namespace, port] = /^http:\/\/([a-z-]+)(?:\.([a-z-]+)\.svc)?:(\d+)$/.exec(value) ?? []
      return service === undefined ? [] : [{ service, space, port: Number(port) }]
    })
    const calls = addresses.length
    const ours = addresses.filter(({ space }) => space !== 'observability')
    for (const { service, port } of ours) {
      const target = all.flatMap(({ services }) => services).find(({ metadata }) => metadata?.name === service)
      expect([service, target?.spec?.ports?.map((one_) => one_.port)]).toEqual([service, [port]])
      const pods = target?.spec?.selector?.['app.kubernetes.io/name'] ?? ''
      const entry = String(target?.spec?.ports?.[0]?.targetPort)
      expect(portOf(one(pods).deployment, entry)).toBeDefined()
      expect(peers(name, 'egress')).toContain(`${pods} ${entry}`)
      expect(peers(pods, 'ingress')).toContain(`${name} ${entry}`)
    }
    const collectors = addresses.filter(({ space }) => space === 'observability').map(({ port }) => `observability ${port}`)
    expect(peers(name, 'egress')).toEqual(expect.arrayContaining(collectors))
    expect(calls).toBeGreaterThanOrEqual(name === 'vault' ? 0 : 1)
  })

  it('leave the card vault to the proxy and the API, and each database to its own', () => {
    expect(peers('vault', 'ingress').toSorted()).toEqual(['api internal', 'ingress-nginx http'])
    expect(peers('site', 'egress')).not.toContainEqual(expect.stringContaining('vault'))
    expect(peers('studio', 'egress')).not.toContainEqual(expect.stringContaining('vault'))
    const onDatabases = ['api', 'migrate', 'site', 'studio', 'vault'].filter((name) =>
      peers(name, 'egress').some((peer) => peer.endsWith(' 5432')),
    )
    expect(onDatabases).toEqual(['api', 'migrate', 'vault'])
    for (const name of ['site', 'studio']) expect(peers(name, 'egress')).not.toContainEqual(expect.stringContaining('0.0.0.0/0'))
    expect(policyOf('vault').spec?.podSelector).toEqual(label('vault'))
  })

  it('lead visitors by TLS to the ports of pages', () => {
    const entries = all.flatMap(({ ingresses }) => ingresses)
    expect(entries.map(({ metadata }) => metadata?.name ?? '').toSorted()).toEqual(['site', 'studio', 'vault'])
    for (const { metadata, spec } of entries) {
      const hosts = spec?.rules?.map(({ host }) => host)
      expect(spec?.tls?.[0]?.hosts).toEqual(hosts)
      expect(spec?.rules?.[0]?.http?.paths[0]?.backend.service).toEqual({ name: metadata?.name, port: { name: 'http' } })
      expect(peers(metadata?.name ?? '', 'ingress')).toContain('ingress-nginx http')
    }
  })
})
