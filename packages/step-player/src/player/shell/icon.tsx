/** Shapes of the buttons, on a grid of 24. */
const shapes = {
  restart: 'M6 5v14M19 5v14L9 12z',
  back: 'M15 5v14L6 12zM19 5v14',
  play: 'M7 4v16l13-8z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M9 5v14l9-7zM5 5v14',
  share: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const

export const Icon = ({ name }: { name: keyof typeof shapes }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={shapes[name]} className={name} />
  </svg>
)

interface IconButtonProps {
  icon: keyof typeof shapes
  label: string
  onClick: () => void
  disabled?: boolean
  /** The key that does the same as the button. */
  keys?: string
}

/** A button with an icon. Its name is also its tooltip, together with the key that does the same. */
export const IconButton = ({ icon, label, onClick, disabled = false, keys }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={keys ? `${label} (${keys})` : label}
    onClick={onClick}
    aria-disabled={disabled}
  >
    <Icon name={icon} />
  </button>
)
