import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'

import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, Service, ServiceAccount } from 'kubernetes-models/v1'
import * as v from 'valibot'
import { parse, parseAllDocuments } from 'yaml'

/** The objects of one kustomization, each valid by the schema of Kubernetes. */
export interface Objects {
  readonly namespace: string
  readonly deployments: readonly Deployment[]
  readonly jobs: readonly Job[]
  readonly services: readonly Service[]
  readonly policies: readonly NetworkPolicy[]
  readonly budgets: readonly PodDisruptionBudget[]
  readonly scalers: readonly HorizontalPodAutoscaler[]
  readonly ingresses: readonly Ingress[]
  readonly namespaces: readonly Namespace[]
  /** Variables by the name of their ConfigMap. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const KINDS = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceAccount,
}

const typed = v.looseObject({
  apiVersion: v.string(),
  kind: v.picklist(Object.keys(KINDS) as [keyof typeof KINDS]),
  metadata: v.looseObject({ name: v.string() }),
})

const kustomization = v.looseObject({
  namespace: v.string(),
  resources: v.array(v.string()),
  configMapGenerator: v.optional(v.array(v.strictObject({ name: v.string(), envs: v.array(v.string()) })), []),
})

/** Reads the objects of a YAML text. Throws with the reason if one is of an unknown kind or not valid. */
export function readObjects(text: string) {
  return parseAllDocuments(text).map((document) => {
    const data = v.parse(typed, document.toJS())
    const Kind = KINDS[data.kind]
    if (Kind.apiVersion !== data.apiVersion) throw new Error(`${data.kind} ${data.metadata.name} has apiVersion ${data.apiVersion}`)
    // The constructor takes any data of its kind; `validate` compares it with the schema.
    const object = new Kind(data as never)
    object.validate()
    return object
  })
}

/** Sorts objects by their kind. */
export function objectsOf(text: string, namespace: string, settings: Objects['settings'] = {}): Objects {
  const all = readObjects(text)
  const of = <T>(Kind: abstract new (...args: never[]) => T) => all.filter((one): one is T & (typeof all)[number] => one instanceof Kind)
  return {
    namespace,
    deployments: of(Deployment),
    jobs: of(Job),
    services: of(Service),
    policies: of(NetworkPolicy),
    budgets: of(PodDisruptionBudget),
    scalers: of(HorizontalPodAutoscaler),
    ingresses: of(Ingress),
    namespaces: of(Namespace),
    settings: { ...settings, ...Object.fromEntries(of(ConfigMap).map(({ metadata, data }) => [metadata?.name ?? '', data ?? {}])) },
  }
}

/** The objects of a kustomization of this repository, which names files and no other kustomization. */
export function readKustomization(file: string): Objects {
  const { namespace, resources, configMapGenerator } = v.parse(kustomization, parse(readFileSync(file, 'utf8')))
  const read = (name: string) => readFileSync(join(dirname(file), name), 'utf8')
  const settings = configMapGenerator.map(({ name, envs }) => [name, parseEnv(envs.map(read).join('\n'))])
  return objectsOf(resources.map(read).join('\n---\n'), namespace, Object.fromEntries(settings) as Objects['settings'])
}
