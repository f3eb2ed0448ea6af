/** One line of the log. Only these fields exist, so that no address parameter, cookie or body can be logged. */
export interface LogLine {
  readonly level: 'info' | 'error'
  readonly event: string
  readonly reference?: string
  /** The trace of the request, if there is one (OpenTelemetry). */
  readonly traceId?: string
  /** Path without its parameters. */
  readonly path?: string
  readonly cause?: string
}

export type Log = (line: LogLine) => void

/** JSON lines on stderr; JSON escapes line breaks, so no value can forge a line. */
export const logToStderr: Log = (line) =>
  void process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), app: 'web', ...line })}\n`)
