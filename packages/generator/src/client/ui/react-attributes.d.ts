import 'react'

declare module 'react' {
  /** Invoker commands: they open and close dialogs without scripts. React passes these attributes on unchanged. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'toggle-popover' | 'show-popover' | 'hide-popover'
    commandfor?: string
  }
}
