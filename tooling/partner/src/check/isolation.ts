import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'

import { allTexts, formsOf } from '@dining/copy-engine/check'
import type { Partner } from '@dining/partner-kit'
import type { PartnerIssue } from '@dining/partner-kit/check'
import { readTokens, type LoadedPartner } from '@dining/partner-kit/node'
import { derive } from '@dining/ui/theme/tools'

/** Shorter sentences may occur anywhere by chance. */
const SHORTEST = 12

/** A marker of only one partner. */
export interface Marker {
  readonly of: string
  /** Its source, for messages. */
  readonly from: string
  /** Text of a bundle, or the digest of an asset's bytes. */
  readonly sign: string
  readonly kind: 'text' | 'bytes'
}

/** Texts of the product for all partners. */
const common = [...allTexts.values()].flatMap(({ wording }) => formsOf(wording)).join('\n')

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url')

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** The wordings of a partner's texts between their tokens, long enough to tell something. */
const sentencesOf = (texts: Partner['copy']['texts'], isWanted: (key: string) => boolean): readonly string[] =>
  Object.entries(texts)
    .flatMap(([key, wording]) => (isWanted(key) && typeof wording === 'string' ? wording.split(/\{[^}]*\}/) : []))
    .filter((words) => words.length >= SHORTEST)

const isOfMails = (key: string): boolean => key.startsWith('mail.')

/** Words of a partner's mails that none of its pages has a reason to contain. */
function mailWordsOf({ copy, routes }: Partner): readonly string[] {
  const ofPages = [
    common,
    ...Object.values(routes).flatMap(({ title, description }) => [title, description]),
    ...sentencesOf(copy.texts, (key) => !isOfMails(key)),
  ].join('\n')
  return sentencesOf(copy.texts, isOfMails).filter((words) => !ofPages.includes(words))
}

/** Everything in a partner's bundle that could identify the partner: texts, colours, typefaces, files. */
async function signsOf({ partner, folder }: LoadedPartner): Promise<readonly Marker[]> {
  const { program, support, routes, copy } = partner
  const tokens = await readTokens(folder)
  const { light } = derive(tokens)
  const mark =
    (from: string, kind: Marker['kind'] = 'text') =>
    (sign: string) => ({ of: program.id, from, sign, kind })
  const sentences = [
    ...Object.values(routes).flatMap(({ title, description }) => [title, description]),
    ...sentencesOf(copy.texts, () => true),
    ...Object.values(copy.links),
  ].filter((text) => text.length >= SHORTEST && !common.includes(text))
  const assets = (await filesIn(join(folder, 'assets'))).filter((file) =>
    ['.woff2', '.svg', '.webp', '.avif', '.png'].includes(extname(file)),
  )
  return [
    ...[program.programName, ...program.hosts, support.email.display, support.phone.formatted].map(mark('program')),
    ...sentences.map(mark('copy')),
    ...[light.surface.brand, light.table.deep].map(mark('colours')),
    // The stand-ins of its faces: the faces themselves may be on a list of the product's.
    ...Object.values(tokens.faces)
      .map((list) => (list.split(',')[1] ?? '').replaceAll('"', ''))
      .filter((name) => name.includes(' '))
      .map(mark('faces')),
    ...(await Promise.all(assets.map(async (file) => mark(relative(folder, file), 'bytes')(digest(await readFile(file)))))),
  ]
}

/** The unique markers of each partner: those that identify it in the bundle of another. */
export async function markersOf(partners: readonly LoadedPartner[]): Promise<readonly Marker[]> {
  const all = (await Promise.all(partners.map(signsOf))).flat()
  const owners = new Map<string, Set<string>>()
  for (const { sign, of } of all) owners.set(sign, (owners.get(sign) ?? new Set()).add(of))
  // A name that is part of another partner's longer name identifies nothing.
  const alone = all.filter(({ sign }) => owners.get(sign)?.size === 1)
  const unique = new Map(alone.map((marker) => [marker.sign, marker]))
  return [...unique.values()].filter(
    ({ sign, of, kind }) => kind === 'bytes' || !alone.some((other) => other.of !== of && other.sign !== sign && other.sign.includes(sign)),
  )
}

/** A built bundle, client and server, as it can be searched. */
interface Bundle {
  readonly text: string
  readonly digests: ReadonlySet<string>
}

const TEXTS: readonly string[] = ['.js', '.css', '.svg', '.json', '.webmanifest', '.html', '.txt']

async function bundleAt(dist: string): Promise<Bundle> {
  const files = (await filesIn(dist)).filter((file) => !/\.(?:br|gz)$/.test(file))
  const texts = files.filter((file) => TEXTS.includes(extname(file)))
  const others = files.filter((file) => !TEXTS.includes(extname(file)) || extname(file) === '.svg')
  return {
    text: (await Promise.all(texts.map((file) => readFile(file, 'utf8')))).join('\n'),
    digests: new Set(await Promise.all(others.map(async (file) => digest(await readFile(file))))),
  }
}

/** Letters by which a sign is looked up; every sign has at least as many. */
const HEAD = 4

/**
 * The signs that a text contains, found in one pass: a bundle has millions of letters, and there are more than a thousand signs.
 * A table of the heads' hashes passes over nearly every position without a look-up.
 */
function signsIn(text: string, signs: readonly string[]): ReadonlySet<string> {
  const short = signs.find((sign) => sign.length < HEAD)
  if (short !== undefined) throw new Error(`The sign "${short}" is too short to be looked for.`)
  const hashAt = (letters: string, at: number) => {
    let hash = 0
    for (let index = at; index < at + HEAD; index += 1) hash = (hash * 31 + letters.charCodeAt(index)) & 0xffff
    return hash
  }
  const byHead = Map.groupBy(signs, (sign) => sign.slice(0, HEAD))
  const isHead = new Uint8Array(0x10000)
  for (const head of byHead.keys()) isHead[hashAt(head, 0)] = 1
  const found = new Set<string>()
  for (let at = 0; at + HEAD <= text.length; at += 1) {
    if (isHead[hashAt(text, at)] === 0) continue
    for (const sign of byHead.get(text.slice(at, at + HEAD)) ?? []) if (text.startsWith(sign, at)) found.add(sign)
  }
  return found
}

export interface Isolation {
  /** Markers of other partners in this bundle. */
  readonly foreign: readonly Marker[]
  /** Markers of the partner itself that were found, which prove that the search works. */
  readonly own: number
  /** Words of the partner's mails in this bundle, which only the API needs. */
  readonly mailWords: readonly string[]
  readonly searched: number
}

/**
 * Searches a build for content of other partners (CONFIG-35).
 * @param dist absolute path of the partner's build
 */
export async function isolationOf(dist: string, partner: Partner, markers: readonly Marker[]): Promise<Isolation> {
  const { id } = partner.program
  const { text, digests } = await bundleAt(dist)
  const mailWords = mailWordsOf(partner)
  const texts = signsIn(text, [...markers.filter(({ kind }) => kind === 'text').map(({ sign }) => sign), ...mailWords])
  const isIn = ({ sign, kind }: Marker) => (kind === 'bytes' ? digests.has(sign) : texts.has(sign))
  const others = markers.filter(({ of }) => of !== id)
  return {
    foreign: others.filter(isIn),
    own: markers.filter((marker) => marker.of === id && isIn(marker)).length,
    mailWords: mailWords.filter((words) => texts.has(words)),
    searched: others.length,
  }
}

/** The same as issues of the partner. */
export async function isolationIssues(dist: string, partner: Partner, markers: readonly Marker[]): Promise<readonly PartnerIssue[]> {
  const { foreign, own, mailWords } = await isolationOf(dist, partner, markers)
  const shown = (sign: string) => (sign.length > 60 ? `${sign.slice(0, 57)}...` : sign)
  return [
    ...foreign.map(({ of, from, sign, kind }) => ({
      location: 'dist',
      problem: `it holds ${kind === 'bytes' ? `the file ${from}` : `"${shown(sign)}" (${from})`} of ${of}`,
      remedy: 'Find what imports it; a bundle has nothing of another partner.',
    })),
    ...mailWords.map((words) => ({
      location: 'dist',
      problem: `it holds "${shown(words)}", which only mails use`,
      remedy: 'Find what imports the texts of mails; the API sends mails, pages do not need them.',
    })),
    ...(own === 0
      ? [{ location: 'dist', problem: 'it contains nothing of its own folder', remedy: `Run pnpm partner build ${partner.program.id}.` }]
      : []),
  ]
}
