/** Ports of the rehearsal's vendors, which `compose.yaml` names, too. */
export const VENDOR_PORTS = { kms: 7001, mail: 7002, network: 7003 } as const
