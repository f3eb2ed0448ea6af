/** Constants of one partner's bundle, set by build/vite-config.ts. Only routes.tsx, the shell and the code that follows a page's load branch on them. */
declare const __HAS_DRAWN_NOTICES__: boolean
declare const __HAS_DISCOVER_HOME__: boolean
declare const __HAS_DISCOVER_PAGE__: boolean
declare const __HAS_ENROLLMENT__: boolean
declare const __HAS_DIRECT_ENROLLMENT__: boolean
declare const __HAS_APP_STORES__: boolean
declare const __HAS_GENERAL_POPUP__: boolean
declare const __HAS_INSTALL_BANNER__: boolean
declare const __HAS_LOGO_CHAIN__: boolean
declare const __HAS_NOTICES__: boolean
declare const __HAS_FAVORITES__: boolean
declare const __HAS_HOUSEHOLD__: boolean
declare const __HAS_PUSH__: boolean
declare const __HAS_RESERVATIONS__: boolean
declare const __HAS_STATEMENT_CREDITS__: boolean
declare const __HAS_VENDORS__: boolean
