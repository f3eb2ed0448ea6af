/** Loaded into every app before itself: until the app itself ends with its parent, this ends it. */
const PATIENCE = 10_000

process.once('disconnect', () => setTimeout(() => process.exit(1), PATIENCE).unref())
// Listening for messages would keep an app running that has ended its work.
process.channel?.unref()
