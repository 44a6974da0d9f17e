import { useCallback } from 'react'
import { announce } from '../ui/announcer.tsx'
import { useMessages } from '../ui/messages-context.ts'
import { useSite } from '../ui/site-context.ts'
import { copyCode, copyFile, toggleWrap } from './code-controls.ts'
import { copyHeadingLink } from './heading-links.ts'
import { pressEdit, resumeEdits } from './press-edit.ts'
import { pressRun } from './press-run.ts'
import { showControls } from './show-controls.ts'
import { chooseTab, restoreTabs } from './tab-groups.ts'

/**
 * Returns a function that connects the controls of an article: copy and wrap buttons of code, links of headings, tabs
 * with the same choice. One listener on the article serves all of them. That function returns a function that
 * disconnects them.
 */
export const useArticleControls = (): ((article: HTMLElement) => () => void) => {
  const { copied, copyFailed, document: text, errors } = useMessages()
  const { baseUrl } = useSite()
  return useCallback(
    (article) => {
      showControls(article)
      restoreTabs(article)
      const stop = new AbortController()
      // Most articles do not need this module. An article that needs it is complete without it when it cannot be
      // loaded.
      const tools = article.querySelector('[data-tools], .demo-frame')
        ? import('./article-tools.ts').catch(() => undefined)
        : undefined
      void tools?.then((loaded) => loaded?.startTools(article, { baseUrl, signal: stop.signal }))
      const onClick = async ({ target }: Event) => {
        if (!(target instanceof Element)) return
        const button = target.closest('button')
        if (button) {
          const { dataset } = button
          if ('copy' in dataset) announce(await copyCode(button, { copied, copyFailed }))
          if ('run' in dataset) await pressRun(button, { baseUrl, failed: errors.sampleFailed })
          if ('edit' in dataset) await pressEdit(button, { stop: stop.signal, failed: errors.sampleFailed })
          if ('copyFile' in dataset) announce(await copyFile(button, { copied, copyFailed }))
          if ('wrap' in dataset) toggleWrap(button)
          if (dataset['control'] === 'answers') await (await tools)?.pressAnswers(article, button)
        }
        const link = target.closest<HTMLAnchorElement>('a.heading-anchor')
        if (link && (await copyHeadingLink(link))) announce(text.copyLink)
      }
      article.addEventListener('click', (event) => void onClick(event), { signal: stop.signal })
      article.addEventListener(
        'change',
        ({ target }) => target instanceof HTMLInputElement && chooseTab(article, target),
        { signal: stop.signal },
      )
      resumeEdits(article, { stop: stop.signal, failed: errors.sampleFailed })
      return () => stop.abort()
    },
    [copied, copyFailed, text.copyLink, errors.sampleFailed, baseUrl],
  )
}
