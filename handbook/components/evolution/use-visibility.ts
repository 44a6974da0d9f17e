import { useEffect, type RefObject } from 'react'

/** Calls back when an element becomes visible or invisible: inside the window, in a tab that is shown. */
export const useVisibility = (element: RefObject<Element | null>, onChange: (isVisible: boolean) => void): void => {
  useEffect(() => {
    let isNear = true
    const tell = () => onChange(isNear && document.visibilityState === 'visible')
    const observer = new IntersectionObserver((entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? true
      tell()
    })
    if (element.current) observer.observe(element.current)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
      onChange(false)
    }
  }, [element, onChange])
}
