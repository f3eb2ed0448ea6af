// What leaving a session needs of the device's data; apart, so that its page loads the rest only then.
export { countUnsent, removeOwn, removeUnsentOfAll } from '@dining/offline'
