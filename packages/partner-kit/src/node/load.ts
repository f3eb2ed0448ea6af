import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { ContentFile } from '@dining/copy-engine/content'
import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { checkPartner } from '../check/check-partner.ts'
import { describeFaults, type PartnerFault } from '../check/fault.ts'
import type { Partner } from '../partner.ts'
import { checkContentFile, type ContentFileRead } from './content-file.ts'

export interface LoadedPartner {
  readonly partner: Partner
  /** Absolute path of the partner's folder. */
  readonly folder: string
  /** The content sets that the folder holds, one file a set. */
  readonly content: readonly ContentFile[]
}

/** Faults of one folder. */
export interface FaultyPartner {
  readonly id: string
  readonly faults: readonly PartnerFault[]
}

export interface PartnersRead {
  readonly partners: readonly LoadedPartner[]
  readonly faulty: readonly FaultyPartner[]
}

/**
 * Reads every partner of a folder and judges it; one folder a partner, by its `partner.ts`.
 * @param folder absolute path of `partners/`
 * @param only the id of the one to read; all without it
 */
export async function readPartners(folder: string, only?: string): Promise<PartnersRead> {
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : []
  const ids = entries
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'partner.ts')))
    .map(({ name }) => name)
    .filter((id) => only === undefined || id === only)
  const partners: LoadedPartner[] = []
  const faulty: FaultyPartner[] = []
  for (const id of ids.toSorted()) {
    const own = path.join(folder, id)
    const read = await readModule(own)
    if (!read.ok) {
      faulty.push({ id, faults: [read.error] })
      continue
    }
    const checked = checkPartner(read.value)
    const content = await readContent(own)
    const faults = [
      ...(checked.ok ? [] : checked.error),
      ...(checked.ok && checked.value.program.id !== id ? [wrongId(checked.value.program.id, id)] : []),
      ...(checked.ok ? await fontFaults(own, checked.value) : []),
      ...content.flatMap((read) => read.faults),
    ]
    if (checked.ok && faults.length === 0)
      partners.push({ partner: checked.value, folder: own, content: content.flatMap(({ file }) => file ?? []) })
    else faulty.push({ id, faults })
  }
  return { partners, faulty }
}

/**
 * The partners of a folder, sorted by id.
 * @throws with every fault of every folder when one does not hold: an installation does not start on half its partners
 */
export async function loadPartners(folder: string): Promise<readonly LoadedPartner[]> {
  const { partners, faulty } = await readPartners(folder)
  if (faulty.length > 0) throw new Error(faulty.map(({ id, faults }) => describeFaults(id, faults)).join('\n'))
  return partners
}

/** The content of a partner's folder, and all that is wrong with it. */
export interface PartnerContent {
  readonly content: readonly ContentFile[]
  readonly faults: readonly PartnerFault[]
}

/**
 * Reads the content files of a folder alone, without what else a partner is.
 * @param folder absolute path of the folder that has `content/`
 */
export async function readPartnerContent(folder: string): Promise<PartnerContent> {
  try {
    const read = await readContent(folder)
    return { content: read.flatMap(({ file }) => file ?? []), faults: read.flatMap(({ faults }) => faults) }
  } catch (failure) {
    return { content: [], faults: [unreadable('content', failure)] }
  }
}

async function readContent(folder: string): Promise<readonly ContentFileRead[]> {
  const own = path.join(folder, 'content')
  const names = existsSync(own) ? await readdir(own) : []
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted()
  return Promise.all(files.map(async (name) => checkContentFile(`content/${name}`, await defaultExport(path.join(own, name)))))
}

const tokensSchema = v.object({ tokens: v.object({ faces: v.object({ text: v.string() }) }) })

/** The body font is the theme's; the words have to know its name because of ® (COPY-24). */
async function fontFaults(folder: string, { copy }: Partner): Promise<readonly PartnerFault[]> {
  const file = path.join(folder, 'tokens.ts')
  const tokens = existsSync(file) ? v.safeParse(tokensSchema, await import(pathToFileURL(file).href)) : null
  const font = tokens?.success === true ? (tokens.output.tokens.faces.text.split(',')[0] ?? '').replaceAll('"', '').trim() : undefined
  const named = copy.marks?.bodyFont
  if (font === undefined || named === undefined || font === named) return []
  return [{ place: 'copy.marks.bodyFont', problem: `it is "${named}" and tokens.ts has "${font}"`, remedy: 'Give both the same name.' }]
}

/** What `partner.ts` exports; a file of the folder that cannot be run is one more fault, not the end of reading. */
async function readModule(folder: string): Promise<Result<unknown, PartnerFault>> {
  try {
    return succeed(await defaultExport(path.join(folder, 'partner.ts')))
  } catch (failure) {
    return fail(unreadable('partner.ts', failure))
  }
}

function unreadable(place: string, failure: unknown): PartnerFault {
  const [problem = ''] = String(failure).split('\n')
  return { place, problem: `it cannot be read: ${problem}`, remedy: 'Correct the error in this file or in a file that it imports.' }
}

async function defaultExport(file: string): Promise<unknown> {
  const module: unknown = await import(pathToFileURL(file).href)
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
}

function wrongId(id: string, folder: string): PartnerFault {
  return { place: 'program.id', problem: `it is "${id}" in the folder ${folder}`, remedy: 'Give the folder the partner’s id.' }
}
