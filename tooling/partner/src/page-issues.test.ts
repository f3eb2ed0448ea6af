import { describe, expect, it } from 'vitest'

import { FILE_BUDGET, HOME_BUDGET, PAGE_BUDGETS } from './page-budgets.ts'
import { homeIssues, pageIssues } from './page-issues.ts'

const allowed = { route: 'search', ...PAGE_BUDGETS['search'], scriptFiles: FILE_BUDGET.scripts, styleFiles: FILE_BUDGET.styles }
const whole = { scripts: 0, styles: 0, ...allowed }

describe('the budget of a page', () => {
  it.each([
    ['all that it may be', whole, []],
    ['one byte of scripts more', { ...whole, scripts: whole.scripts + 1 }, [expect.stringContaining('of scripts (brotli)')]],
    ['one byte of rules more', { ...whole, styles: whole.styles + 1 }, [expect.stringContaining('of style sheets (brotli)')]],
    ['one script more', { ...whole, scriptFiles: 9 }, ['9 scripts']],
    ['one style sheet more', { ...whole, styleFiles: 4 }, ['4 style sheets']],
    ['a route without a budget', { ...whole, route: 'lottery' }, ['it has no budget']],
  ])('%s', (_, sizes, problems) => {
    expect(pageIssues([sizes]).map(({ problem }) => problem)).toEqual(problems)
  })
})

describe('the budget of home’s document', () => {
  it.each([
    [{}, []],
    [{ document: HOME_BUDGET.document + 1 }, ['dist: HTML and CSS of home']],
    [{ whole: HOME_BUDGET.whole + 1 }, ['dist: HTML, CSS and data for search engines of home']],
    [{ content: HOME_BUDGET.content + 1 }, ['dist: state of content of home']],
    [{ unstyled: ['c1'] }, ['dist: style of home']],
  ])('%j', (over, locations) => {
    expect(homeIssues({ ...HOME_BUDGET, unstyled: [], ...over }).map(({ location }) => location)).toEqual(locations)
  })
})
