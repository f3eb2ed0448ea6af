import { offersSms } from '@dining/domain'

import type { Partner } from '../partner.ts'
import type { PartnerIssue } from './partner-issue.ts'

interface Rule {
  readonly location: string
  readonly broken: (partner: Partner) => boolean
  readonly problem: string
  readonly remedy: string
}

const paysCents = ({ program }: Partner): boolean => program.currencyType === 'Dollar' || program.currencyType === 'Credit'
const kinds = ({ program }: Partner): readonly string[] => Object.values(program.earnRates).map(({ kind }) => kind)

/** Properties of fields that refer to other fields. */
const RULES: readonly Rule[] = [
  {
    location: 'program.earnRates.3',
    broken: ({ program, features }) => features.hasVIP && program.earnRates[3] === undefined,
    problem: 'features.hasVIP is on, but there is no VIP rate',
    remedy: 'Set the VIP rate, or turn hasVIP off.',
  },
  {
    location: 'program.vip',
    broken: ({ program, features }) => features.hasVIP !== (program.vip !== undefined),
    problem: 'features.hasVIP and program.vip contradict each other',
    remedy: 'Set vip.dines to the dine that makes a member VIP, or leave both out.',
  },
  {
    location: 'program.earnRates',
    broken: (partner) => kinds(partner).some((kind) => (kind === 'units') === paysCents(partner)),
    problem: 'the kind of rate does not fit program.currencyType',
    remedy: 'Mile and Point programs earn units; Dollar and Credit programs earn percent or fuel.',
  },
  {
    location: 'program.earnRates',
    broken: (partner) => new Set(kinds(partner)).size > 1,
    problem: 'tiers have different kinds of rates',
    remedy: 'Use one kind of rate for every tier.',
  },
  {
    location: 'program.statementCreditFromCents',
    broken: ({ program }) => (program.currencyType === 'Credit') !== (program.statementCreditFromCents !== undefined),
    problem: 'belongs to Credit programs, and to all of them',
    remedy: 'Set the cents from which a balance is paid out, or change currencyType.',
  },
  {
    location: 'program.reservationBonusUnits',
    broken: ({ program, features }) => features.hasReservationBonus && program.reservationBonusUnits === undefined,
    problem: 'features.hasReservationBonus is on, but the bonus has no amount',
    remedy: 'Set the units for a booking that is followed by a dine.',
  },
  {
    location: 'features.homePage',
    broken: ({ features }) => features.homePage === 'discover' && !features.hasDiscoverPage,
    problem: 'home is the Discover page, which features.hasDiscoverPage turns off',
    remedy: 'Turn hasDiscoverPage on, or choose how-it-works.',
  },
  {
    location: 'features.acclaimed2Enabled',
    broken: ({ features }) => features.acclaimed2Enabled && !features.acclaimedEnabled,
    problem: 'the second level of Acclaimed is on without the first',
    remedy: 'Also turn acclaimedEnabled on.',
  },
  {
    location: 'features.shortCode',
    broken: ({ features }) => offersSms({ features }) && features.shortCode === '',
    problem: 'messages by SMS are offered without a short code',
    remedy: 'Set the short code that members write to.',
  },
  {
    location: 'features.hasSsoNotice',
    broken: ({ program, features }) => features.hasSsoNotice && program.enrollmentType !== 'sso',
    problem: 'it needs single sign-on, which the partner does not have',
    remedy: 'Turn it off, or change program.enrollmentType.',
  },
  {
    location: 'features.nativeApp',
    broken: ({ features }) => features.minimumAppVersion !== '' && features.nativeApp === false,
    problem: 'features.minimumAppVersion is set, but no app store address is',
    remedy: 'Set iosUrl and androidUrl, or leave minimumAppVersion out.',
  },
  {
    location: 'program.newMemberBonus',
    broken: ({ program, features }) => features.appEnrollmentSource !== '' && program.newMemberBonus === undefined,
    problem: 'features.appEnrollmentSource needs a new-member bonus, which the program does not have',
    remedy: 'Set the bonus, or leave appEnrollmentSource out.',
  },
  {
    location: 'program.appOnlyBonus',
    broken: ({ program, features }) => features.appOnlyBonusByDefault !== (program.appOnlyBonus !== undefined),
    problem: 'features.appOnlyBonusByDefault and program.appOnlyBonus contradict each other',
    remedy: 'Set the bonus and turn the feature on, or leave both out.',
  },
  {
    location: 'features.nativeApp',
    broken: ({ features }) => features.appOnlyBonusByDefault && features.nativeApp === false,
    problem: 'features.appOnlyBonusByDefault is on, but there is no app that could activate the bonus',
    remedy: 'Set iosUrl and androidUrl, or turn it off.',
  },
  {
    location: 'program.appOnlyBonus.code',
    broken: ({ program }) => program.appOnlyBonus !== undefined && program.appOnlyBonus.code === program.newMemberBonus?.code,
    problem: 'two bonuses have the same code',
    remedy: 'Make the codes different.',
  },
  {
    location: 'features.extraContentPaths',
    broken: ({ features }) => new Set(features.extraContentPaths).size < features.extraContentPaths.length,
    problem: 'a path is listed twice',
    remedy: 'List each path once.',
  },
]

/** Rules between fields of a partner whose single fields are valid. */
export function inconsistencies(partner: Partner): readonly PartnerIssue[] {
  return RULES.filter(({ broken }) => broken(partner)).map(({ location, problem, remedy }) => ({ location, problem, remedy }))
}
