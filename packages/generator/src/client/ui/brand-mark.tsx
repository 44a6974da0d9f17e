/** The handbook's mark: an open page with a bookmark, and a prompt on it. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path fill="var(--color-accent)" d="M7 3h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z" />
    <path fill="var(--color-on-accent)" fillOpacity=".32" d="M20 3h5v9.5l-2.5-2.3-2.5 2.3Z" />
    <path
      fill="none"
      stroke="var(--color-on-accent)"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m8.5 12 5 5-5 5M16.5 22.5h7"
    />
  </svg>
)
