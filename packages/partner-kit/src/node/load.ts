import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { ContentFile } from '@dining/copy-engine/content'
import { fail, succeed, type Result } from '@dining/domain'
import type { Tokens } from '@dining/ui/theme/tools'
import * as v from 'valibot'

import { checkPartner } from '../check/check-partner.ts'
import { describeIssues, type PartnerIssue } from '../check/partner-issue.ts'
import { mailLook, type MailLook } from '../mail/look.ts'
import type { Partner, Program } from '../partner.ts'
import { checkContentFile, type ContentFileRead } from './content-file.ts'

export interface LoadedPartner {
  readonly partner: Partner
  /** Absolute path of the partner's folder. */
  readonly folder: string
  /** The content sets in the folder, one file per set. */
  readonly content: readonly ContentFile[]
}

/** Issues of one folder. */
export interface InvalidPartner {
  readonly id: string
  readonly issues: readonly PartnerIssue[]
}

export interface PartnersRead {
  readonly partners: readonly LoadedPartner[]
  readonly invalid: readonly InvalidPartner[]
}

/**
 * Reads and validates every partner of a folder; each partner is a folder with a `partner.ts`.
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
  const invalid: InvalidPartner[] = []
  for (const id of ids.toSorted()) {
    const own = path.join(folder, id)
    const read = await readModule(own)
    if (!read.ok) {
      invalid.push({ id, issues: [read.error] })
      continue
    }
    const checked = checkPartner(read.value)
    const content = await readContent(own)
    const issues = [
      ...(checked.ok ? [] : checked.error),
      ...(checked.ok && checked.value.program.id !== id ? [wrongId(checked.value.program.id, id)] : []),
      ...(checked.ok ? await fontIssues(own, checked.value) : []),
      ...content.flatMap((read) => read.issues),
    ]
    if (checked.ok && issues.length === 0)
      partners.push({ partner: checked.value, folder: own, content: content.flatMap(({ file }) => file ?? []) })
    else invalid.push({ id, issues })
  }
  return { partners, invalid }
}

/**
 * The partners of a folder, sorted by id.
 * @throws with every issue of every folder if one is invalid: an installation does not start with a part of its partners
 */
export async function loadPartners(folder: string): Promise<readonly LoadedPartner[]> {
  const { partners, invalid } = await readPartners(folder)
  if (invalid.length > 0) throw new Error(invalid.map(({ id, issues }) => describeIssues(id, issues)).join('\n'))
  return partners
}

/** The content of a partner's folder, and all its issues. */
export interface PartnerContent {
  readonly content: readonly ContentFile[]
  readonly issues: readonly PartnerIssue[]
}

/**
 * Reads only the content files of a folder, without the rest of the partner.
 * @param folder absolute path of the folder that has `content/`
 */
export async function readPartnerContent(folder: string): Promise<PartnerContent> {
  try {
    const read = await readContent(folder)
    return { content: read.flatMap(({ file }) => file ?? []), issues: read.flatMap(({ issues }) => issues) }
  } catch (failure) {
    return { content: [], issues: [unreadable('content', failure)] }
  }
}

async function readContent(folder: string): Promise<readonly ContentFileRead[]> {
  const own = path.join(folder, 'content')
  const names = existsSync(own) ? await readdir(own) : []
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted()
  return Promise.all(files.map(async (name) => checkContentFile(`content/${name}`, await defaultExport(path.join(own, name)))))
}

const tokensSchema = v.object({ tokens: v.object({ faces: v.object({ text: v.string() }) }) })

/** The body font belongs to the theme; the texts need its name because of ® (COPY-24). */
async function fontIssues(folder: string, { copy }: Partner): Promise<readonly PartnerIssue[]> {
  const file = path.join(folder, 'tokens.ts')
  const tokens = existsSync(file) ? v.safeParse(tokensSchema, await import(pathToFileURL(file).href)) : null
  const font = tokens?.success === true ? (tokens.output.tokens.faces.text.split(',')[0] ?? '').replaceAll('"', '').trim() : undefined
  const named = copy.marks?.bodyFont
  if (font === undefined || named === undefined || font === named) return []
  return [{ location: 'copy.marks.bodyFont', problem: `it is "${named}" and tokens.ts has "${font}"`, remedy: 'Give both the same name.' }]
}

/** The exports of `partner.ts`; a file that cannot be run is one more issue and does not end the reading. */
async function readModule(folder: string): Promise<Result<unknown, PartnerIssue>> {
  try {
    return succeed(await defaultExport(path.join(folder, 'partner.ts')))
  } catch (failure) {
    return fail(unreadable('partner.ts', failure))
  }
}

function unreadable(location: string, failure: unknown): PartnerIssue {
  const [problem = ''] = String(failure).split('\n')
  return { location, problem: `it cannot be read: ${problem}`, remedy: 'Correct the error in this file or in a file that it imports.' }
}

async function defaultExport(file: string): Promise<unknown> {
  const module: unknown = await import(pathToFileURL(file).href)
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
}

function wrongId(id: string, folder: string): PartnerIssue {
  return { location: 'program.id', problem: `it is "${id}" in the folder ${folder}`, remedy: 'Give the folder the partner’s id.' }
}

/** The seeds of a partner's theme. @param folder of the partner, whose `tokens.ts` the compiler has checked */
export async function readTokens(folder: string): Promise<Tokens> {
  const { tokens } = (await import(pathToFileURL(path.join(folder, 'tokens.ts')).href)) as { tokens: Tokens }
  return tokens
}

/** The mail style of each partner, by id. */
export async function readMailLooks(partners: readonly LoadedPartner[]): Promise<ReadonlyMap<string, MailLook>> {
  const looks = partners.map(async ({ partner, folder }) => {
    return [partner.program.id, mailLook(await readTokens(folder))] as const
  })
  return new Map(await Promise.all(looks))
}

/** Origins of a partner's site: `https://` and each of `program.hosts`. */
export const hostOrigins = ({ hosts }: Pick<Program, 'hosts'>): readonly string[] => hosts.map((host) => `https://${host}`)
