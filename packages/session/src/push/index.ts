export { supportOf, type PushSupport } from './push-browser.ts'
export { usePushDevice, type PushDevice, type PushDeviceState, type PushFailure } from './use-push-device.ts'
