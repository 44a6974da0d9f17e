import iconButton from '../ui/icon-button.module.css'
import { Icon } from '../ui/icon.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { toggleColorMode, useColorMode } from './color-mode.ts'
import styles from './color-mode-toggle.module.css'

/** Switches between light and dark. Which of its two icons shows is decided by CSS, so that it never flashes. */
export const ColorModeToggle = () => {
  const messages = useMessages()
  const { colorMode } = useSite()
  const mode = useColorMode(colorMode.default)
  if (!colorMode.switchable) return null
  return (
    <button
      type="button"
      className={`${iconButton.button} ${styles.toggle}`}
      data-control="color-mode"
      aria-label={messages.darkMode}
      title={messages.darkMode}
      aria-pressed={mode === 'dark'}
      onClick={toggleColorMode}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  )
}
