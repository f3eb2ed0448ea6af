/** Loaded into every app before itself: where the app has no way yet to end when its parent is gone, this ends it. */
const PATIENCE = 10_000

process.once('disconnect', () => setTimeout(() => process.exit(1), PATIENCE).unref())
// Listening for messages alone would keep an app running that has ended its work.
process.channel?.unref()
