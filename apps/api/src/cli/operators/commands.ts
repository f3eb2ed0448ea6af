import { succeed, fail } from '@dining/domain'
import * as v from 'valibot'

import { defineCommand, onlyWord } from '../command.ts'
import { runOperatorsAdd, runOperatorsList, runOperatorsRemove } from './run.ts'

const emailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))

export const operatorsAdd = defineCommand({
  name: 'operators add',
  summary: 'Adds an operator who can edit content in the studio, and prints their password once.',
  usage: 'operators add <email> --name <name> (--partners <id,id> | --all)',
  optionsHelp: [
    ['--name <name>', 'shown as the author of what they write (required)'],
    ['--partners <id,id>', 'the partners that they write for'],
    ['--all', 'every partner, including future ones'],
  ],
  notes: ['Running it again for the same address sets a new password and ends all sessions of the operator.'],
  options: { name: { type: 'string' }, partners: { type: 'string' }, all: { type: 'boolean' } },
  request: v.object({ email: emailSchema, name: v.string(), partners: v.nullable(v.array(v.string())) }),
  read: ({ words, values }) => {
    const word = onlyWord(words, 'email address')
    if (!word.ok) return word
    const email = v.safeParse(emailSchema, word.value)
    if (!email.success) return fail(`"${word.value}" is not an email address.`)
    const { name, partners, all } = values
    if (typeof name !== 'string' || name.trim() === '') return fail('Missing --name <name>.')
    if ((typeof partners === 'string') === (all === true)) return fail('Missing --partners <id,id> or --all.')
    const ids = typeof partners === 'string' ? partners.split(',').map((id) => id.trim()) : null
    return succeed({ email: email.output, name: name.trim(), partners: ids })
  },
  run: (deps, request, print) => runOperatorsAdd(deps, request, print),
})

export const operatorsList = defineCommand({
  name: 'operators list',
  summary: 'Lists the operators and their partners.',
  usage: 'operators list [--json]',
  optionsHelp: [['--json', 'one object per line and operator']],
  notes: [],
  options: { json: { type: 'boolean' } },
  request: v.object({ json: v.boolean() }),
  read: ({ words, values }) => (words.length > 0 ? fail('This command takes no arguments.') : succeed({ json: values['json'] === true })),
  run: (deps, request, print) => runOperatorsList(deps, request, print),
})

export const operatorsRemove = defineCommand({
  name: 'operators remove',
  summary: 'Removes an operator and ends their sessions. What they wrote stays.',
  usage: 'operators remove <email>',
  optionsHelp: [],
  notes: [],
  options: {},
  request: v.object({ email: v.string() }),
  read: ({ words }) => {
    const email = onlyWord(words, 'email address')
    return email.ok ? succeed({ email: email.value }) : email
  },
  run: (deps, request, print) => runOperatorsRemove(deps, request, print),
})
