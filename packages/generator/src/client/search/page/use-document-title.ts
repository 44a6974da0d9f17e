import { useEffect } from 'react'

/** Keeps a title of the document's that the page data does not know, also after navigation has set the page's own. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    const set = () => {
      document.title = title
    }
    // After the router, which sets the page's title once the page is on the screen.
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
