import type { ApiClient } from '@dining/api-client'
import { matchesPath } from '@dining/domain'
import { skipToken, useQuery } from '@tanstack/react-query'

import { contentOf } from '../app/content.ts'

const SURVEY_PATHS = ['getContent', 'surveys', 'paths'] as const

/** Query options of the entries of the surveys' allow lists (SURVEY-09), `*` for a survey without one: pages without a survey load none of its code. */
export function surveyPathsOf(api: ApiClient, drafts: boolean) {
  const { queryFn } = contentOf(api, 'surveys', drafts)
  return {
    queryKey: SURVEY_PATHS,
    queryFn: async (context: { readonly signal: AbortSignal }): Promise<readonly string[]> => {
      const [entries, { readSurvey }] = await Promise.all([queryFn(context), import('./read-survey.ts')])
      const lists = entries
        .flatMap(({ fields }) => readSurvey(fields) ?? [])
        .map(({ allow }) => allow.filter((entry) => entry.trim() !== ''))
      return [...new Set(lists.flatMap((named) => (named.length > 0 ? named : ['*'])))]
    },
    staleTime: Infinity,
  }
}

/** Whether the content has a survey that may show on this path. */
export function useHasSurvey(path: string): boolean {
  const { data } = useQuery<readonly string[]>({ queryKey: SURVEY_PATHS, queryFn: skipToken, staleTime: Infinity })
  return data?.some((entry) => matchesPath(entry, path)) ?? false
}
