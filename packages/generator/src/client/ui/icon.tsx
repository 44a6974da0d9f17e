/** Outlines on a 24 by 24 grid, drawn with a stroke of 1.75. */
const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'm20 20-4.2-4.2M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  sun: 'M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  moon: 'M20 14.2A8 8 0 0 1 9.8 4a8 8 0 1 0 10.2 10.2Z',
  language:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9.5h17M3.5 14.5h17M12 3c2.5 2.6 3.5 5.6 3.5 9s-1 6.4-3.5 9c-2.5-2.6-3.5-5.6-3.5-9S9.5 5.6 12 3Z',
  repository: 'm9 8-4.5 4L9 16M15 8l4.5 4-4.5 4',
  panel: 'M4 5h16v14H4zM9.5 5v14',
  edit: 'm14.5 6.5 3 3M5 19l.8-3.8L16 5a2.1 2.1 0 0 1 3 3L8.8 18.2 5 19Z',
  flag: 'M6 21V4M6 5c4-2 8 2 12 0v8c-4 2-8-2-12 0',
  copy: 'M9 9h10v11H9zM15 9V5H5v11h4',
  star: 'm12 4 2.5 5.1 5.5.8-4 3.9 1 5.6-5-2.7-5 2.7 1-5.6-4-3.9 5.5-.8Z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
} as const

/** Name of an icon. */
export type IconName = keyof typeof outlines

/**
 * An inline icon in the colour of its text. It is hidden from screen readers, because the control around it has a name.
 */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={outlines[name]} />
  </svg>
)
