import { auditList, auditVerify } from './audit/commands.ts'
import { backup } from './backup/backup.ts'
import { bonusesImport, bonusesList } from './bonuses/commands.ts'
import { membersRequireEmail } from './members/require-email.ts'
import { cardsRelease } from './cards/commands.ts'
import { contentImport } from './content/import.ts'
import { contentList } from './content/list.ts'
import { contentPreview } from './content/preview.ts'
import { contentDraft, contentPublish, contentRollback, contentSchedule, contentUnpublish } from './content/write-commands.ts'
import { creditsOpen, creditsReport } from './credits/commands.ts'
import { demoRemove } from './demo/remove.ts'
import { flagsClear, flagsExplain, flagsList, flagsSet } from './flags/commands.ts'
import { flexOffersImport } from './flex-offers/import.ts'
import { feedImport, feedSample, feedSettle, feedUnmatched } from './feed/commands.ts'
import {
  operatorsAdd,
  operatorsList,
  operatorsRemove,
  operatorsReseal,
  operatorsResetFactor,
  operatorsRoles,
} from './operators/commands.ts'
import type { Command } from './command.ts'
import { impressionsList } from './impressions/list.ts'
import { mailsList, noticesList, smsList } from './messages/list.ts'
import { retention } from './retention/retention.ts'
import { partnerCardsImport } from './partner-cards/import.ts'
import { statementsList } from './statements/list.ts'
import { statementsSend } from './statements/send.ts'
import { surveysExport } from './surveys/export.ts'
import { merchantsImport } from './merchants/import.ts'
import { merchantsPictures } from './merchants/pictures.ts'

/** Every command of `pnpm api`. */
export const COMMANDS: readonly Command[] = [
  merchantsImport,
  merchantsPictures,
  feedImport,
  feedSettle,
  feedUnmatched,
  feedSample,
  flexOffersImport,
  bonusesImport,
  bonusesList,
  partnerCardsImport,
  creditsOpen,
  creditsReport,
  flagsExplain,
  flagsList,
  flagsSet,
  flagsClear,
  contentImport,
  contentList,
  contentDraft,
  contentPublish,
  contentSchedule,
  contentUnpublish,
  contentRollback,
  contentPreview,
  operatorsAdd,
  operatorsList,
  operatorsRemove,
  operatorsRoles,
  operatorsResetFactor,
  operatorsReseal,
  demoRemove,
  cardsRelease,
  membersRequireEmail,
  auditList,
  auditVerify,
  retention,
  backup,
  mailsList,
  noticesList,
  smsList,
  statementsList,
  statementsSend,
  impressionsList,
  surveysExport,
]
