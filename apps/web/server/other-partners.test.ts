import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { allTexts, formsOf } from '@dining/copy-engine/check'
import type { Partner } from '@dining/partner-kit'
import { readPartners, type LoadedPartner } from '@dining/partner-kit/node'
import { derive, type Tokens } from '@dining/ui/theme'
import { afterAll, describe, expect, it } from 'vitest'

import { createMemoryBuilder } from '../testing/in-memory.ts'

const SHORTEST_MARKER = 12

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))

/** What the product says to everybody. */
const common = [...allTexts.values()].flatMap(({ wording }) => formsOf(wording)).join('\n')

const isOfMails = (key: string): boolean => key.startsWith('mail.')

/** The wordings of these keys without their tokens. */
const stretchesOf = ({ texts }: Partner['copy'], wanted: (key: string) => boolean): readonly string[] =>
  Object.entries(texts).flatMap(([key, wording]) => (wanted(key) && typeof wording === 'string' ? wording.split(/\{[^}]*\}/) : []))

/** What this partner's folder says: names, addresses, sentences, faces and shades. */
async function saidBy({ partner, folder }: LoadedPartner): Promise<readonly string[]> {
  const { program, support, routes, copy } = partner
  const { tokens } = (await import(pathToFileURL(path.join(folder, 'tokens.ts')).href)) as { tokens: Tokens }
  const { light } = derive(tokens)
  // The stand-ins of its faces: the faces themselves may be on a list of the product's.
  const faces = Object.values(tokens.faces).map((list) => (list.split(',')[1] ?? '').replaceAll('"', ''))
  const sentences = [
    ...Object.values(routes).flatMap(({ title, description }) => [title, description]),
    ...stretchesOf(copy, (key) => !isOfMails(key)),
    ...Object.values(copy.links),
  ].filter((text) => text.length >= SHORTEST_MARKER && !common.includes(text))
  return [
    program.programName,
    ...program.hosts,
    support.email.display,
    support.phone.formatted,
    ...faces,
    light.surface.brand,
    light.table.deep,
    ...sentences,
  ]
}
const said = await Promise.all(partners.map(saidBy))
/** What no other partner says, too. */
const markersOf = (place: number) =>
  said[place]?.filter((text) => !said.some((texts, other) => other !== place && texts.includes(text))) ?? []
const markers = partners.map((_, place) => markersOf(place))

/** Which of these texts a long text contains, found in one pass: each of 38 bundles is searched for thousands. */
function foundIn(text: string, wanted: readonly string[]): ReadonlySet<string> {
  const start = Math.min(...wanted.map(({ length }) => length))
  const byStart = Map.groupBy(wanted, (words) => words.slice(0, start))
  const found = new Set<string>()
  for (let at = 0; at < text.length; at++)
    for (const words of byStart.get(text.slice(at, at + start)) ?? []) if (text.startsWith(words, at)) found.add(words)
  return found
}

const builder = await createMemoryBuilder()
afterAll(builder.close)

describe.each(partners.map((loaded, place) => ({ loaded, place, id: loaded.partner.program.id })))(
  'the bundle of $id',
  ({ loaded, place }) => {
    it.each(['client', 'server'] as const)(
      'says nothing of another partner in its %s, and what its own folder says to pages',
      async (part) => {
        const { text, modules } = await builder.bundle(loaded, part)
        const foreign = markers.filter((_, other) => other !== place).flat()
        expect(foreign.length).toBeGreaterThan(50)
        const ofAPartner = foundIn(text, markers.flat())
        expect(foreign.filter((marker) => ofAPartner.has(marker))).toEqual([])
        expect(modules.filter((id) => id.startsWith('partners/') && !id.startsWith(`partners/${loaded.partner.program.id}/`))).toEqual([])
        // A mail may use the words of a page, its own or one that all partners have.
        const onPages = [common, ...(said[place] ?? [])].join('\n')
        const own = markers[place]?.filter((marker) => ofAPartner.has(marker)) ?? []
        const ofMails = stretchesOf(loaded.partner.copy, isOfMails).filter((words) => words.length >= SHORTEST_MARKER)
        expect(ofMails.filter((words) => text.includes(words) && !onPages.includes(words))).toEqual([])
        expect(own.length / (markers[place]?.length ?? 0)).toBeGreaterThan(part === 'client' ? 0.9 : 0.7)
      },
    )
  },
)
