import { randomInt } from 'node:crypto'

import { solvedWorkSchema, type SolvedWork } from '@dining/contract'
import { fail, succeed } from '@dining/domain'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'

import type { KeyRing } from '../../config/key-ring.ts'
import type { Clock } from '../../deps.ts'
import { TOKEN_SECONDS, type Captcha } from './captcha.ts'

/** How much work a challenge is: the number of keys to derive lies between the two counts. */
export interface WorkLoad {
  /** Iterations of PBKDF2 for one key. */
  readonly iterations: number
  readonly fewestKeys: number
  readonly mostKeys: number
}

/** A tenth to a third of a second of a current laptop, four times that of a cheap phone. */
export const WORK_LOAD: WorkLoad = { iterations: 2_000, fewestKeys: 60, mostKeys: 180 }

interface Options {
  readonly partnerId: string
  /** Sign the challenges; the same in every process of the installation. */
  readonly keys: KeyRing
  readonly clock: Clock
  readonly load?: WorkLoad
}

const tokenSchema = v.pipe(
  v.string(),
  v.maxLength(4_000),
  v.transform((token) => Buffer.from(token, 'base64url').toString('utf8')),
  v.parseJson(),
  solvedWorkSchema,
)

/** The captcha that needs no other service: the browser searches for a number (ALTCHA, version 2). The process stores no challenge. */
export function proofOfWork({ partnerId, keys, clock, load = WORK_LOAD }: Options): Captcha {
  const secretsOf = (key: Buffer) => ({ hmacSignatureSecret: key.toString('hex'), hmacKeySignatureSecret: `${key.toString('hex')} key` })

  const isFor = ({ challenge }: SolvedWork, form: string) => {
    const { data } = challenge.parameters
    return data.partner === partnerId && data.form === form && data.expires > clock().getTime()
  }

  return {
    async task(form) {
      const challenge = await createChallenge({
        ...secretsOf(keys.current()),
        algorithm: 'PBKDF2/SHA-256',
        cost: load.iterations,
        counter: randomInt(load.fewestKeys, load.mostKeys + 1),
        deriveKey,
        data: { partner: partnerId, form, expires: clock().getTime() + TOKEN_SECONDS * 1_000 },
      })
      // The parts of the contract; the library's type has further optional ones.
      return { kind: 'work', challenge: v.parse(solvedWorkSchema.entries.challenge, challenge) }
    },

    async verify(form, token) {
      const read = v.safeParse(tokenSchema, token)
      if (!read.success || !isFor(read.output, form)) return fail('wrong')
      const { challenge, solution } = read.output
      for (const key of keys.all) {
        const { verified } = await verifySolution({ ...secretsOf(key), challenge, solution, deriveKey })
        if (verified) return succeed(challenge.parameters.nonce)
      }
      return fail('wrong')
    },
  }
}
