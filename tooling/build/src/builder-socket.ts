/** The variable by which turbo-build tells partner-build where orders are taken. turbo.json passes it on. */
export const BUILDER_SOCKET = 'PARTNER_BUILDER_SOCKET'
