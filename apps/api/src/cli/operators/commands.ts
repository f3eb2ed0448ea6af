import { fail, OPERATOR_ROLES, OTHER_PARTNERS, succeed, type OperatorRole, type Result } from '@dining/domain'
import * as v from 'valibot'

import { defineCommand, onlyWord } from '../command.ts'
import {
  runOperatorsAdd,
  runOperatorsList,
  runOperatorsRemove,
  runOperatorsReseal,
  runOperatorsResetFactor,
  runOperatorsRoles,
} from './run.ts'

const emailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))

const rolesSchema = v.array(v.picklist(OPERATOR_ROLES))
const ROLES_HELP = ['--role <role,role>', `what they may do: ${OPERATOR_ROLES.join(', ')} (required)`] as const

function rolesOf(typed: unknown): Result<readonly OperatorRole[], string> {
  if (typeof typed !== 'string') return fail(`Missing --role <role>. Roles: ${OPERATOR_ROLES.join(', ')}.`)
  const roles = v.safeParse(
    rolesSchema,
    typed.split(',').map((role) => role.trim()),
  )
  return roles.success ? succeed(roles.output) : fail(`--role must be of ${OPERATOR_ROLES.join(', ')}.`)
}

const idsOf = (typed: string): readonly string[] => typed.split(',').map((id) => id.trim())

export const operatorsAdd = defineCommand({
  name: 'operators add',
  summary: 'Adds an operator who can edit content in the studio, and prints their password once.',
  usage: 'operators add <email> --name <name> --role <role> (--partners <id,id> | --all)',
  optionsHelp: [
    ['--name <name>', 'shown as the author of what they write (required)'],
    ROLES_HELP,
    ['--partners <id,id>', 'the partners that they write for'],
    ['--all', 'every partner, including future ones'],
  ],
  notes: ['Running it again for the same address sets a new password and ends all sessions of the operator.'],
  options: { name: { type: 'string' }, role: { type: 'string' }, partners: { type: 'string' }, all: { type: 'boolean' } },
  known: { '--role': OPERATOR_ROLES },
  request: v.object({
    email: emailSchema,
    name: v.string(),
    partners: v.nullable(v.array(v.string())),
    roles: v.record(v.string(), rolesSchema),
  }),
  read: ({ words, values }) => {
    const word = onlyWord(words, 'email address')
    if (!word.ok) return word
    const email = v.safeParse(emailSchema, word.value)
    if (!email.success) return fail(`"${word.value}" is not an email address.`)
    const { name, partners, all } = values
    if (typeof name !== 'string' || name.trim() === '') return fail('Missing --name <name>.')
    if ((typeof partners === 'string') === (all === true)) return fail('Missing --partners <id,id> or --all.')
    const roles = rolesOf(values['role'])
    if (!roles.ok) return roles
    const ids = typeof partners === 'string' ? [...idsOf(partners)] : null
    return succeed({ email: email.output, name: name.trim(), partners: ids, roles: { [OTHER_PARTNERS]: [...roles.value] } })
  },
  run: (deps, request, print) => runOperatorsAdd(deps, request, print),
})

export const operatorsRoles = defineCommand({
  name: 'operators roles',
  isOneChange: true,
  summary: 'Changes what an operator may do; it counts from their next call on.',
  usage: 'operators roles <email> --role <role> [--partners <id,id>]',
  optionsHelp: [ROLES_HELP, ['--partners <id,id>', 'for these partners alone; without it, for every partner without roles of its own']],
  notes: [],
  options: { role: { type: 'string' }, partners: { type: 'string' } },
  known: { '--role': OPERATOR_ROLES },
  request: v.object({ email: v.string(), partners: v.nullable(v.array(v.string())), roles: rolesSchema }),
  read: ({ words, values }) => {
    const email = onlyWord(words, 'email address')
    if (!email.ok) return email
    const roles = rolesOf(values['role'])
    if (!roles.ok) return roles
    const { partners } = values
    return succeed({
      email: email.value,
      partners: typeof partners === 'string' ? [...idsOf(partners)] : null,
      roles: [...roles.value],
    })
  },
  run: (deps, request, print) => runOperatorsRoles(deps, request, print),
})

export const operatorsResetFactor = defineCommand({
  name: 'operators reset-factor',
  isOneChange: true,
  summary: 'Removes the authenticator app, passkeys and recovery codes of an operator who lost them, and ends their sessions.',
  usage: 'operators reset-factor <email>',
  optionsHelp: [],
  notes: ['Make sure who asks: until they have set up another one, their password alone signs in.'],
  options: {},
  request: v.object({ email: v.string() }),
  read: ({ words }) => {
    const email = onlyWord(words, 'email address')
    return email.ok ? succeed({ email: email.value }) : email
  },
  run: (deps, request, print) => runOperatorsResetFactor(deps, request, print),
})

export const operatorsReseal = defineCommand({
  name: 'operators reseal',
  summary: 'Encrypts the keys of second factors anew, after the secret of the installation has been rotated.',
  usage: 'operators reseal [--dry-run] [--json]',
  optionsHelp: [
    ['--dry-run', 'counts them and changes nothing'],
    ['--json', 'the numbers as an object'],
  ],
  notes: ['See pnpm api secrets --help. Keys that no secret of the file can read are counted: reset the factor of those operators.'],
  options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
  request: v.object({ dryRun: v.boolean(), json: v.boolean() }),
  read: ({ words, values }) =>
    words.length > 0
      ? fail('This command takes no arguments.')
      : succeed({ dryRun: values['dry-run'] === true, json: values['json'] === true }),
  run: (deps, request, print) => runOperatorsReseal(deps, request, print),
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
  isOneChange: true,
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
