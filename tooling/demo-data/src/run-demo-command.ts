import { connect, socketPathOf } from '@dining/api/data-loading'

import { inviteMember } from './invite-member.ts'
import { unlinkCards } from './unlink-cards.ts'

/** `node tooling/demo-data/src/run-demo-command.ts invite <partner>`: runs a `demo …` command in the process of api-main.ts that owns DATA_DIR. */
const [name, ...words] = process.argv.slice(2)
const command = [inviteMember, unlinkCards].find((one) => one.name === `demo ${name}`)
if (!command) throw new Error(`Unknown command "${name}". Known commands: invite, unlink.`)
const request = command.readLine(words, process.cwd())
if (!request.ok) throw new Error(request.error)
const api = await connect(socketPathOf(process.env['DATA_DIR'] ?? '.data/api'))
if (!api) throw new Error('No API with demonstration data runs on DATA_DIR.')
const outcome = await api.run(command.name, request.value, console.log)
process.exitCode = outcome.kind === 'ended' ? outcome.exit : 1
