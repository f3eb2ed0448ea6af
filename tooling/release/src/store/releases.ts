import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'
import { hashOf, MANIFEST_FILE, readManifest, type Manifest, type PackedFile, type PackFault } from '@dining/partner/pack'
import * as v from 'valibot'

import { measuresSchema, type Measures } from '../canary/measures.ts'
import { eachAtOnce } from './each-at-once.ts'
import { eventSchema, stateOf, type ReleaseEvent, type ReleaseState } from './history.ts'
import type { ObjectStore } from './object-store.ts'

/** Digits of an event's number in its key, so that keys sort as numbers do. */
const DIGITS = 8

const objectKey = (sha256: string) => `objects/${sha256.slice(0, 2)}/${sha256}`
const versionsOf = (partner: string) => `partners/${partner}/versions/`
const manifestKey = (partner: string, version: string) => `${versionsOf(partner)}${version}.json`
const historyOf = (partner: string) => `partners/${partner}/history/`
const eventKey = (partner: string, number: number) => `${historyOf(partner)}${String(number).padStart(DIGITS, '0')}.json`
const measuresOf = (partner: string, request: number) => `partners/${partner}/measured/${String(request).padStart(DIGITS, '0')}/`
const mapsKey = (partner: string, version: string) => `maps/${partner}-${version}.tar`

/** What a push did. */
export interface Pushed {
  /** False if the store had the version already. */
  readonly isNew: boolean
  /** Files that the store did not have, and their bytes. */
  readonly files: number
  readonly bytes: number
}

/** The releases of every partner in one store. */
export interface Releases {
  readonly name: string
  /** Milliseconds between two looks at a history. */
  readonly lookMs: number
  /**
   * Adds a pack. Its manifest is written last, so the store has the version when it has all its files. A broken object of an earlier push is repaired.
   * @param folder absolute path of a pack that was verified
   * @param maps archive of its source maps
   */
  push(folder: string, manifest: Manifest, maps: Uint8Array | null): Promise<Pushed>
  /** The versions of a partner, sorted. */
  versions(partner: string): Promise<readonly string[]>
  /** Partners that have a version. */
  partners(): Promise<readonly string[]>
  /** The manifest of a version; the error is a sentence. */
  manifest(partner: string, version: string): Promise<Result<Manifest, string>>
  /** The bytes of a manifest as they were pushed; null if there is none. */
  manifestText(partner: string, version: string): Promise<Uint8Array | null>
  /** The bytes of a file; null if they are missing or were changed. */
  file(file: PackedFile): Promise<Uint8Array | null>
  /** Reads files, some at the same time, and hands each to `use`; null if its bytes are missing or were changed. */
  eachFile(files: readonly PackedFile[], use: (file: PackedFile, bytes: Uint8Array | null) => Promise<void> | void): Promise<void>
  /** Compares every file of a version with its manifest. */
  verify(manifest: Manifest): Promise<readonly PackFault[]>
  state(partner: string): Promise<ReleaseState>
  /** Appends to a history. @returns the event's number; null if `last` is not its last one any more, and nothing was written */
  append(partner: string, last: number, event: ReleaseEvent): Promise<number | null>
  /** For one process of a host: writes what it has measured during a canary, in place of what it wrote before. @param request number of the canary's request */
  measuring(partner: string, request: number): (measures: Measures) => Promise<void>
  /** What all hosts have measured during a canary. */
  measures(partner: string, request: number): Promise<readonly Measures[]>
}

/** A file of a version whose bytes the store does not have. */
export const missing = (file: string): PackFault => ({ kind: 'changed', file, detail: 'its object in the store is missing or was changed' })

const readMeasures = v.pipe(v.string(), v.parseJson(), measuresSchema)
const readEvent = v.pipe(v.string(), v.parseJson(), eventSchema)
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString()

export function createReleases(store: ObjectStore): Releases {
  /** Events are never changed: each is read once. */
  const known = new Map<string, ReleaseEvent>()

  async function file({ sha256, bytes }: PackedFile): Promise<Uint8Array | null> {
    const data = await store.get(objectKey(sha256))
    return data && data.length === bytes && hashOf(data) === sha256 ? data : null
  }

  async function event(key: string): Promise<ReleaseEvent> {
    const before = known.get(key)
    if (before) return before
    const read = v.parse(readEvent, textOf((await store.get(key)) ?? new Uint8Array()))
    known.set(key, read)
    return read
  }

  const eachFile: Releases['eachFile'] = (files, use) => eachAtOnce(files, store.atOnce, async (one) => use(one, await file(one)))

  return {
    name: store.name,
    lookMs: store.lookMs,
    async push(folder, manifest, maps) {
      const { partner, version, files } = manifest
      const added = { files: 0, bytes: 0 }
      const different = new Map(files.map((item) => [item.sha256, item]))
      await eachFile([...different.values()], async (one, bytes) => {
        if (bytes) return
        await store.put(objectKey(one.sha256), await readFile(join(folder, one.path)))
        added.files++
        added.bytes += one.bytes
      })
      if (maps) await store.put(mapsKey(partner, version), maps)
      const isNew = await store.create(manifestKey(partner, version), await readFile(join(folder, MANIFEST_FILE)))
      return { isNew, ...added }
    },
    async versions(partner) {
      const keys = await store.list(versionsOf(partner))
      return keys.map((key) => key.slice(versionsOf(partner).length).replace(/\.json$/, ''))
    },
    async partners() {
      const keys = await store.list('partners/')
      return [...new Set(keys.filter((key) => key.includes('/versions/')).map((key) => key.split('/')[1] ?? ''))]
    },
    async manifest(partner, version) {
      const bytes = await store.get(manifestKey(partner, version))
      if (!bytes) return fail(`${store.name} has no version ${version} of ${partner}. See pnpm release list ${partner}.`)
      const read = readManifest(textOf(bytes))
      if (!read.ok) return read
      if (read.value.partner !== partner || read.value.version !== version)
        return fail(`The manifest of ${partner} ${version} is that of ${read.value.partner} ${read.value.version}`)
      return succeed(read.value)
    },
    manifestText: (partner, version) => store.get(manifestKey(partner, version)),
    file,
    eachFile,
    async verify({ files }) {
      const broken = new Set<string>()
      await eachFile(files, ({ path }, bytes) => void (bytes ?? broken.add(path)))
      return files.filter(({ path }) => broken.has(path)).map(({ path }) => missing(path))
    },
    async state(partner) {
      const keys = await store.list(historyOf(partner))
      await eachAtOnce(
        keys.filter((key) => !known.has(key)),
        store.atOnce,
        event,
      )
      return stateOf(await Promise.all(keys.map(event)))
    },
    async append(partner, last, next) {
      const isWritten = await store.create(eventKey(partner, last + 1), Buffer.from(`${JSON.stringify(next)}\n`))
      return isWritten ? last + 1 : null
    },
    measuring(partner, request) {
      const key = `${measuresOf(partner, request)}${randomUUID()}.json`
      return (measures) => store.put(key, Buffer.from(`${JSON.stringify(measures)}\n`))
    },
    async measures(partner, request) {
      const found = await Promise.all((await store.list(measuresOf(partner, request))).map((key) => store.get(key)))
      return found.flatMap((bytes) => (bytes ? [v.parse(readMeasures, textOf(bytes))] : []))
    },
  }
}
