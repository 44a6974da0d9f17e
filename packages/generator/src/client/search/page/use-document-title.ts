import { useEffect } from 'react'

/** Sets a title that the page data do not contain, also after the navigation has set the title of the page. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    const set = () => {
      document.title = title
    }
    // The router sets the page's title once the page is on the screen. This title has to come later.
    const timer = setTimeout(set)
    const stop = new AbortController()
    if ('navigation' in window)
      navigation.addEventListener('navigatesuccess', () => setTimeout(set), { signal: stop.signal })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [title])
}
