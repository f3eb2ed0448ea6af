/** What browsers report, as the metrics that dashboards show. */
export { createMeasurementReceiver } from './measurements.ts'
export { createPolicyReportReceiver } from './policy-reports.ts'
