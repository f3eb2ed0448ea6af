import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { offersSms } from '@dining/domain'
import * as v from 'valibot'

import { ROOT } from '../root.ts'
import { StackError } from '../stack-error.ts'

/** The partners' folders, in addition to the data that the API reads. */
export const PARTNERS_DIR = join(ROOT, 'partners')

const moduleSchema = v.object({
  default: v.object({
    program: v.object({ name: v.string(), programName: v.string(), enrollmentType: v.string(), currencyType: v.string() }),
    features: v.object({
      hasSmsOptIn: v.boolean(),
      hasSmsOptInV2: v.boolean(),
      openTableReservationsEnabled: v.boolean(),
      vendors: v.array(v.unknown()),
    }),
  }),
})

export interface KnownPartner {
  readonly id: string
  readonly programName: string
  readonly enrollmentType: string
  readonly currencyType: string
  /** Whether its members can agree to text messages. */
  readonly hasSms: boolean
  /** Whether its members can book tables. */
  readonly hasReservations: boolean
  /** Whether its site has analytics vendors. */
  readonly hasVendors: boolean
}

/** Which partners to serve: those named, all, or the first of the folder that members join directly. */
export type Choice = readonly string[] | 'all' | 'first'

const ids = () =>
  readdirSync(PARTNERS_DIR)
    .filter((name) => existsSync(join(PARTNERS_DIR, name, 'partner.ts')))
    .toSorted()

async function read(id: string): Promise<KnownPartner> {
  const module = v.safeParse(moduleSchema, await import(join(PARTNERS_DIR, id, 'partner.ts')))
  if (!module.success) throw new StackError(`partners/${id}/partner.ts exports no partner: see packages/partner-kit/README.md.`)
  const { program, features } = module.output.default
  const { programName, enrollmentType, currencyType } = program
  const hasReservations = features.openTableReservationsEnabled
  return {
    id,
    programName,
    enrollmentType,
    currencyType,
    hasSms: offersSms({ features }),
    hasReservations,
    hasVendors: features.vendors.length > 0,
  }
}

/** Reads the chosen partners' folders. Throws StackError for a name that has none. */
export async function choosePartners(choice: Choice): Promise<readonly KnownPartner[]> {
  const known = ids()
  if (choice === 'first') {
    for (const id of known) {
      const partner = await read(id)
      if (partner.enrollmentType === 'direct') return [partner]
    }
    throw new StackError('No partner in partners/ is joined directly: name one.')
  }
  const wanted = choice === 'all' ? known : [...new Set(choice)]
  const unknown = wanted.filter((id) => !known.includes(id))
  if (unknown.length > 0) throw new StackError(`Unknown partner ${unknown.join(', ')}. Known partners: ${known.join(', ')}.`)
  return Promise.all(wanted.map(read))
}
