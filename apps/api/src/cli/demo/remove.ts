import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { demonstrationRepo, type DemonstrationRows } from '../../store/repositories/demonstration.ts'
import { removeDemonstration } from '../../use-cases/remove-demonstration.ts'
import { defineCommand, type CommandDeps, type Print } from '../command.ts'

/** `pnpm api demo remove` */
export const demoRemove = defineCommand({
  name: 'demo remove',
  summary: 'Removes demonstration data, which production refuses.',
  usage: 'demo remove [--yes]',
  options: { yes: { type: 'boolean', default: false } },
  optionsHelp: [['--yes', 'removes it; without this option the command only lists what it would remove']],
  notes: [
    'Removed are the demonstration members with their sessions, cards, dines, credits and sign-in identities, the invented restaurants,',
    'the operator of the demonstration, and what other members earned at those restaurants and was not paid yet. The audit trail, content',
    'and flags stay. An API that serves this database with APP_ENV=development loads the data again at its next start.',
  ],
  request: v.object({ yes: v.boolean() }),
  read: ({ words, values }) => (words.length > 0 ? fail(`Unexpected argument "${words[0]}".`) : succeed({ yes: values['yes'] === true })),
  run: runDemoRemove,
})

async function runDemoRemove({ store }: CommandDeps, { yes }: { readonly yes: boolean }, print: Print): Promise<number> {
  const found = await store.reading.owner(async (tx) => ({
    steps: await demonstrationRepo(tx).steps(),
    rows: await demonstrationRepo(tx).rows(),
  }))
  const isEmpty = found.steps.size === 0 && Object.values(found.rows).every((count) => count === 0)
  if (isEmpty) {
    print('The database holds no demonstration data.')
    return 0
  }
  if (!yes) {
    print(`The database holds demonstration data: ${describe(found.rows)}. Run pnpm api demo remove --yes to remove it.`)
    return 1
  }
  print(`Removed: ${describe(await removeDemonstration({ store }))}.`)
  return 0
}

function describe({ members, restaurants, operators, otherDines }: DemonstrationRows): string {
  const counted = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
  return [
    counted(members, 'member', 'members'),
    counted(restaurants, 'restaurant', 'restaurants'),
    counted(operators, 'operator', 'operators'),
    ...(otherDines > 0 ? [counted(otherDines, 'dine of another member there', 'dines of other members there')] : []),
  ].join(', ')
}
