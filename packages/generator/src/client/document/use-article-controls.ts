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
  const { document: text } = useMessages()
  const { baseUrl } = useSite()
  return useCallback(
    (article) => {
      showControls(article)
      restoreTabs(article)
      const { lang } = article
      const stop = new AbortController()
      // The article has these texts in its own language: copied, not copied, no code for samples.
      const texts = article.querySelector<HTMLElement>('[data-texts]')?.dataset.texts?.split('|') ?? []
      const options = { baseUrl, signal: stop.signal, failed: texts[2] ?? '' }
      // Most articles do not need this module. An article that needs it is complete without it when it cannot be
      // loaded.
      const tools = article.querySelector('[data-tools], .demo-frame')
        ? import('./article-tools.ts').catch(() => undefined)
        : undefined
      void tools?.then((loaded) => loaded?.startTools(article, options))
      const onClick = async ({ target }: Event) => {
        if (!(target instanceof Element)) return
        const button = target.closest('button')
        if (button) {
          const { dataset } = button
          if ('copy' in dataset) announce(await copyCode(button, texts), lang)
          if ('run' in dataset) await pressRun(button, options)
          if ('edit' in dataset) await pressEdit(button, options)
          if ('copyFile' in dataset) announce(await copyFile(button, texts), lang)
          if ('wrap' in dataset) toggleWrap(button)
          if (dataset['control'] === 'answers') await (await tools)?.pressAnswers(article, button)
        }
        const link = target.closest<HTMLAnchorElement>('a.heading-anchor')
        if (link && (await copyHeadingLink(link))) announce(text.copyLink)
      }
      article.addEventListener('click', (event) => void onClick(event), options)
      article.addEventListener(
        'change',
        ({ target }) => target instanceof HTMLInputElement && chooseTab(article, target),
        options,
      )
      resumeEdits(article, options)
      return () => stop.abort()
    },
    [text.copyLink, baseUrl],
  )
}
