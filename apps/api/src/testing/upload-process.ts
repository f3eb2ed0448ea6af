import { setImmediate } from 'node:timers/promises'

import { openStore } from '../store/open.ts'
import { createLog } from '../observability/log.ts'
import { importBackground } from '../use-cases/imports/background.ts'
import { beginUpload, keepPart, PART_BYTES, previewUpload, startUploadedImport } from '../use-cases/imports/uploads.ts'
import { commandDeps } from './command-deps.ts'
import { testPartner } from './test-partner.ts'

/*
 * A process that imports an uploaded file of bonuses, as the API does. It prints a line when the import begins, and one when it has ended.
 * Its arguments are the data folder, or the address of the database, and how many rows the file has.
 */
const [address = '', rows = '0'] = process.argv.slice(2)
const store = await openStore(address.startsWith('postgres') ? { databaseUrl: address } : { dataDir: address })
const partner = testPartner('one')
const log = createLog('silent')
const base = commandDeps(store, () => new Date())
const deps = {
  ...base,
  partners: new Map([['one', partner]]),
  log,
  imports: importBackground(log),
  settings: { ...base.settings, importMaxBytes: 1024 ** 3 },
}
const email = 'uploader@studio.example'
const importer = { partner, operator: { email, email_key: email, partners: ['one'], roles: { '*': ['administrator' as const] } } }

const bonus = { kind: 'campaign', description: 'Dine once.', amount: 500, lastDay: '2026-12-31' }
const lines = Array.from({ length: Number(rows) }, (_, index) => JSON.stringify({ code: `N${index}`, ...bonus }))
const content = Buffer.from(lines.join('\n'))

/** The value of a step that does not fail here. */
function got<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!result.ok) throw new Error('a step failed')
  return result.value
}

const upload = got(await beginUpload(deps, importer, { kind: 'bonuses', fileName: 'killed.ndjson', bytes: content.length }))
for (let part = 0; part * PART_BYTES < content.length; part += 1)
  got(await keepPart(deps, importer, upload, part, content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)))
const preview = got(await previewUpload(deps, importer, upload, { mapping: null, isChanges: false }))
await deps.imports.idle()
const started = got(await startUploadedImport(deps, importer, upload, preview.kind === 'started' ? preview.run : ''))
process.stdout.write(`${started.kind}\n`)
for (;;) {
  const found = await store.owner((tx) => tx.selectFrom('bonus').select('code').limit(1).executeTakeFirst())
  if (found) break
  await setImmediate()
}
process.stdout.write('some rows are imported\n')
await deps.imports.idle()
process.stdout.write('ended\n')
await store.close()
