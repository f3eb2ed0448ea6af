import type { Insertable } from 'kysely'

import type { SurveyAnswerTable, Tx } from '../tables.ts'

/** Which answers to export: of one survey, and of a period from its first instant (inclusive) to its last (exclusive). */
export interface SurveyFilter {
  readonly surveyId: string | undefined
  readonly from: Date | undefined
  readonly to: Date | undefined
}

/** Answers to surveys of one partner. */
export function surveyAnswerRepo(tx: Tx, partnerId: string) {
  return {
    /** Does nothing if there is an answer with this id. */
    add: async (row: Omit<Insertable<SurveyAnswerTable>, 'partner_id'>): Promise<void> => {
      await tx
        .insertInto('survey_answer')
        .values({ ...row, partner_id: partnerId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** A page of answers in the order of their time, with the member's public id; after a row of the page before. */
    page: ({ surveyId, from, to }: SurveyFilter, after: { readonly at: Date; readonly id: string } | null, limit: number) => {
      let rows = tx
        .selectFrom('survey_answer')
        .leftJoin('member', (join) =>
          join.onRef('member.partner_id', '=', 'survey_answer.partner_id').onRef('member.id', '=', 'survey_answer.member_id'),
        )
        .where('survey_answer.partner_id', '=', partnerId)
      if (surveyId !== undefined) rows = rows.where('survey_id', '=', surveyId)
      if (from) rows = rows.where('answered_at', '>=', from)
      if (to) rows = rows.where('answered_at', '<', to)
      if (after)
        rows = rows.where((eb) =>
          eb.or([eb('answered_at', '>', after.at), eb.and([eb('answered_at', '=', after.at), eb('survey_answer.id', '>', after.id)])]),
        )
      return rows
        .select(['survey_answer.id', 'survey_id', 'path', 'answers', 'answered_at', 'member.public_id'])
        .orderBy('answered_at')
        .orderBy('survey_answer.id')
        .limit(limit)
        .execute()
    },
  }
}
