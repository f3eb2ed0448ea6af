// Order of the cascade: reset and type, then the partner's values; parts and screens bring their own.
import '@dining/ui/base.css'
import '@partner/theme'
