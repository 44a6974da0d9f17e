import 'react'

declare module 'react' {
  /** Invoker commands: they open and close dialogs without script. React passes them through as they are. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'toggle-popover' | 'show-popover' | 'hide-popover'
    commandfor?: string
  }
}
