// Order of the cascade: reset and type, then the partner's values; components and screens import their own.
import '@dining/ui/base.css'
import '@partner/theme'
