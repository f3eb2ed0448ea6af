/** The variable with the socket at which turbo-build accepts build requests of partner-build. turbo.json passes it on. */
export const BUILDER_SOCKET = 'PARTNER_BUILDER_SOCKET'
