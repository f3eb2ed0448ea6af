import { succeed, fail } from '@dining/domain'
import * as v from 'valibot'

import { defineCommand, onlyWord } from '../command.ts'
import { runOperatorsAdd, runOperatorsList, runOperatorsRemove } from './run.ts'

const emailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))

export const operatorsAdd = defineCommand({
  name: 'operators add',
  summary: 'Lets somebody write content in the studio, and prints their password once.',
  usage: 'operators add <e-mail> --name <name> (--partners <id,id> | --all)',
  optionsHelp: [
    ['--name <name>', 'stands with what they write; needed'],
    ['--partners <id,id>', 'the partners that they write for'],
    ['--all', 'every partner, also those to come'],
  ],
  notes: ['Run again for the same address it gives a new password, and ends the sessions of the old one.'],
  options: { name: { type: 'string' }, partners: { type: 'string' }, all: { type: 'boolean' } },
  request: v.object({ email: emailSchema, name: v.string(), partners: v.nullable(v.array(v.string())) }),
  read: ({ words, values }) => {
    const word = onlyWord(words, 'the e-mail address')
    if (!word.ok) return word
    const email = v.safeParse(emailSchema, word.value)
    if (!email.success) return fail(`"${word.value}" is no e-mail address.`)
    const { name, partners, all } = values
    if (typeof name !== 'string' || name.trim() === '') return fail('Say with --name who it is.')
    if ((typeof partners === 'string') === (all === true)) return fail('Say with --partners for whom they write, or --all.')
    const ids = typeof partners === 'string' ? partners.split(',').map((id) => id.trim()) : null
    return succeed({ email: email.output, name: name.trim(), partners: ids })
  },
  run: (deps, request, say) => runOperatorsAdd(deps, request, say),
})

export const operatorsList = defineCommand({
  name: 'operators list',
  summary: 'Lists those who write content, and for which partners.',
  usage: 'operators list [--json]',
  optionsHelp: [['--json', 'one object an operator and line']],
  notes: [],
  options: { json: { type: 'boolean' } },
  request: v.object({ json: v.boolean() }),
  read: ({ words, values }) => (words.length > 0 ? fail('It takes no names.') : succeed({ json: values['json'] === true })),
  run: (deps, request, say) => runOperatorsList(deps, request, say),
})

export const operatorsRemove = defineCommand({
  name: 'operators remove',
  summary: 'Takes an operator away and ends their sessions; what they wrote stays.',
  usage: 'operators remove <e-mail>',
  optionsHelp: [],
  notes: [],
  options: {},
  request: v.object({ email: v.string() }),
  read: ({ words }) => {
    const email = onlyWord(words, 'the e-mail address')
    return email.ok ? succeed({ email: email.value }) : email
  },
  run: (deps, request, say) => runOperatorsRemove(deps, request, say),
})
