export { prospectIssue } from './home/prospect-issue.ts'
export { surveyFields } from './surveys/survey-fields.ts'
