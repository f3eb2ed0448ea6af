import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'

import { KUBERNETES_FOLDER } from '../images/files.ts'
import { objectsOf } from './objects.ts'
import { siteOverlay } from './site-overlay.ts'

const SITE = {
  partner: 'acme',
  version: '0123456789abcdef',
  hosts: ['dining.acme.example', 'www.acme.example'],
  image: 'registry.example/acme',
}
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0

let folder = ''
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'overlay-')))
  for (const [path, text] of Object.entries(siteOverlay(SITE, folder))) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
})
afterAll(() => rm(folder, { recursive: true }))

function render(path: string) {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', path], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  return objectsOf(stdout, 'dining')
}

it('the kustomizations of a site lead to the bases of this repository', () => {
  const files = siteOverlay(SITE, folder)
  expect(Object.keys(files)).toEqual(['servers/kustomization.yaml', 'address/kustomization.yaml'])
  for (const [path, text] of Object.entries(files)) {
    const { resources } = parse(text) as { readonly resources: readonly string[] }
    for (const base of resources) expect(existsSync(resolve(folder, dirname(path), base, 'kustomization.yaml'))).toBe(true)
  }
})

// Other machines check the sources of the same objects.
describe.skipIf(!hasKubectl)('kubectl renders', () => {
  it.each(['services', 'vault', 'migrate', 'site/servers', 'site/address'])('%s as valid objects', (name) => {
    const { deployments, jobs, services } = render(join(KUBERNETES_FOLDER, name))
    expect(deployments.length + jobs.length + services.length).toBeGreaterThan(0)
  })

  it('the servers of one version and one partner, which name the address of its first host', () => {
    const { deployments, budgets, scalers, settings } = render(join(folder, 'servers'))
    const name = `site-${SITE.partner}-${SITE.version}`
    const labels = { 'app.kubernetes.io/name': 'site', 'dining.example/partner': SITE.partner, 'dining.example/version': SITE.version }
    const [deployment] = deployments
    expect(deployment?.metadata).toMatchObject({ name, namespace: 'dining' })
    expect(deployment?.spec?.selector.matchLabels).toEqual(labels)
    const pod = deployment?.spec?.template.spec
    expect(pod?.containers[0]?.image).toBe(`${SITE.image}:${SITE.version}`)
    expect(pod?.volumes?.[0]?.secret?.secretName).toBe(`site-${SITE.partner}`)
    expect(scalers[0]?.spec?.scaleTargetRef.name).toBe(name)
    expect(budgets[0]?.spec?.selector?.matchLabels).toEqual(labels)
    const used = pod?.containers[0]?.envFrom?.[0]?.configMapRef?.name ?? ''
    expect(settings[used]).toMatchObject({ PUBLIC_ORIGIN: `https://${SITE.hosts[0]}`, API_URL: 'http://api:8080' })
  })

  it('the address of all its hosts, which leads to that version alone', () => {
    const { services, ingresses } = render(join(folder, 'address'))
    const [service] = services
    expect(service?.spec?.selector).toMatchObject({ 'dining.example/version': SITE.version, 'dining.example/partner': SITE.partner })
    const spec = ingresses[0]?.spec
    expect(spec?.rules?.map(({ host }) => host)).toEqual(SITE.hosts)
    expect(spec?.tls).toEqual([{ hosts: SITE.hosts, secretName: `tls-site-${SITE.partner}` }])
    expect(spec?.rules?.map(({ http }) => http?.paths[0]?.backend.service?.name)).toEqual(SITE.hosts.map(() => service?.metadata?.name))
  })
})
