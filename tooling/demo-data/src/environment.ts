import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

const demoEnvironmentSchema = v.object({
  APP_ENV: v.literal(
    'development',
    'Demonstration data is for development only. Set APP_ENV=development, or start apps/api/src/main.ts for production.',
  ),
  /** Number of restaurants; fewer start faster the first time. */
  DEMO_MERCHANTS: v.optional(v.pipe(v.string(), v.digits('DEMO_MERCHANTS must be a whole number.'), v.toNumber())),
})

/** Reads what the API with demonstration data needs in addition to the API's variables. Fails with a sentence for the operator. */
export function readDemoEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Result<v.InferOutput<typeof demoEnvironmentSchema>, string> {
  const { APP_ENV = '', DEMO_MERCHANTS } = variables
  const parsed = v.safeParse(demoEnvironmentSchema, { APP_ENV, DEMO_MERCHANTS })
  return parsed.success ? succeed(parsed.output) : fail(parsed.issues.map(({ message }) => message).join(' '))
}
