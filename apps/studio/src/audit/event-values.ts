import type { StudioAuditEvent } from '@dining/contract/studio'

import { humanise } from '../form/labels.ts'

/** "linkedCards" → "Linked cards" */
const termOf = (name: string) => humanise(name.replaceAll(/(?<=[a-z])[A-Z]/gu, (capital) => `_${capital.toLowerCase()}`))

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '(empty)' : value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null || value === undefined) return 'none'
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.length === 0 ? '(empty)' : value.join(', ')
  return JSON.stringify(value)
}

/** What an event contains, in lines: its facts without the operator who caused it, then the values that it changed. */
export function valuesOf({
  actor,
  facts,
  before,
  after,
}: Pick<StudioAuditEvent, 'actor' | 'facts' | 'before' | 'after'>): readonly (readonly [string, string])[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = names.map((name) => {
    const [was, is] = [wordsOf(before?.[name]), wordsOf(after?.[name])]
    return [termOf(name), was === is ? `${is} (unchanged)` : `${was} → ${is}`] as const
  })
  const told = Object.entries(facts).filter(([name, value]) => name !== 'by' || value !== actor)
  return [...told.map(([name, value]) => [termOf(name), wordsOf(value)] as const), ...changes]
}

const ACTORS: Readonly<Record<string, string>> = { member: 'The member', visitor: 'A visitor', system: 'The API', command: 'A command' }

/** Who caused an event: "Operator a@b.c", "The member", "A command of user@host". */
export function actorWords({ actorKind, actor }: Pick<StudioAuditEvent, 'actorKind' | 'actor'>): string {
  if (actorKind === 'operator') return `Operator ${actor}`
  const words = ACTORS[actorKind] ?? 'Unknown'
  if (actor === '' || actorKind === 'member') return words
  return actorKind === 'command' ? `${words} of ${actor}` : `${words} (${actor})`
}
