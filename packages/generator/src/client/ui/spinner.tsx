import styles from './spinner.module.css'

/**
 * The loading indicator, 128 by 110 pixels, with cycles of 3 s (rings) and 1.5 s (dot). It does not move with reduced
 * motion.
 */
export const Spinner = () => (
  <svg className={styles.spinner} width="128" height="110" viewBox="0 0 128 110" fill="none" aria-hidden="true">
    <g className={styles.rings} stroke="currentColor" strokeWidth="3">
      {[0, 60, 120].map((angle) => (
        <ellipse key={angle} cx="64" cy="55" rx="46" ry="18" transform={`rotate(${angle} 64 55)`} />
      ))}
    </g>
    <circle className={styles.dot} cx="64" cy="55" r="8" fill="currentColor" />
  </svg>
)
