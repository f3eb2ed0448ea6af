import { readFileSync } from 'node:fs'

import type { Deployment } from 'kubernetes-models/apps/v1'
import type { Job } from 'kubernetes-models/batch/v1'
import type { IContainer } from 'kubernetes-models/v1'

import { programOf } from '../images/configuration.ts'
import { settingsOf, stagesOf } from '../images/dockerfile.ts'
import { SERVICES_DOCKERFILE, SITE_DOCKERFILE } from '../images/files.ts'
import type { Objects } from './objects.ts'

/** Address of a pod, in place of the one that the cluster gives it. */
const POD_IP = '10.1.2.3'

type Workload = Deployment | Job

/** Deployments and jobs with their kustomization. */
export const workloads = (parts: readonly Objects[]) =>
  parts.flatMap((part) => [...part.deployments, ...part.jobs].map((workload) => ({ name: workload.metadata?.name ?? '', workload, part })))

/** The only container of a workload. */
export function containerOf(workload: Workload): IContainer {
  const [container, ...more] = workload.spec?.template.spec?.containers ?? []
  if (!container || more.length > 0) throw new Error(`${workload.metadata?.name} must have one container`)
  return container
}

/** The arguments of node: those of the workload, or the image's own. */
export const commandOf = (workload: Workload): readonly string[] => {
  const { image, args } = containerOf(workload)
  return args ?? (image === 'dining-site' ? ['server.mjs'] : [])
}

/** The variables of a container: its image's, its settings', and its own. */
export function variablesOf(workload: Workload, { settings }: Objects): Readonly<Record<string, string>> {
  const { image, env = [], envFrom = [] } = containerOf(workload)
  const [file, target] = image === 'dining-site' ? [SITE_DOCKERFILE, '0'] : [SERVICES_DOCKERFILE, 'services']
  const known = Object.keys(programOf(commandOf(workload))?.[1].variables ?? {})
  const ofImage = Object.entries(settingsOf(stagesOf(readFileSync(file, 'utf8')), target).variables).filter(([name]) =>
    known.includes(name),
  )
  const given = envFrom.map(({ configMapRef }) => settings[configMapRef?.name ?? ''] ?? {})
  const own = env.map(({ name, value, valueFrom }) => [name, valueFrom?.fieldRef?.fieldPath === 'status.podIP' ? POD_IP : (value ?? '')])
  return Object.assign({}, Object.fromEntries(ofImage), ...given, Object.fromEntries(own)) as Record<string, string>
}

/** Number of a named port. */
export const portOf = (workload: Workload, name: string) => containerOf(workload).ports?.find((port) => port.name === name)?.containerPort
