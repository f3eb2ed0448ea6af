import { connect, socketPathOf } from '@dining/api/data-loading'

import { inviteMember } from './invite-member.ts'

/** `node tooling/demo-data/src/invite.ts <partner>`: runs `demo invite` in the process of api-main.ts that owns DATA_DIR. */
const request = inviteMember.readLine(process.argv.slice(2), process.cwd())
if (!request.ok) throw new Error(request.error)
const api = await connect(socketPathOf(process.env['DATA_DIR'] ?? '.data/api'))
if (!api) throw new Error('No API with demonstration data runs on DATA_DIR.')
const outcome = await api.run(inviteMember.name, request.value, console.log)
process.exitCode = outcome.kind === 'ended' ? outcome.exit : 1
