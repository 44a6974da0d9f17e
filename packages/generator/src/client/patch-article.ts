import { articlePatched, type ArticlePatch } from '../model/page-edit.ts'
import { showControls } from './document/show-controls.ts'

/**
 * Replaces the nodes in which two versions of an article differ, and keeps all other nodes of the shown article. If the
 * shown article's nodes do not match the patch, returns false without a change.
 */
export const patchArticle = (
  article: HTMLElement,
  { trail, start, removed, count, html, added }: ArticlePatch,
): boolean => {
  let parent: Node = article
  for (const step of trail) {
    const child: Node | undefined = parent.childNodes[step.index]
    if (parent.childNodes.length !== step.count || !child) return false
    parent = child
  }
  const template = document.createElement('template')
  template.innerHTML = html
  const { content } = template
  if (parent.childNodes.length !== count || content.childNodes.length !== added) return false
  const shown = [...parent.childNodes]
  for (const node of shown.slice(start, start + removed)) node.remove()
  parent.insertBefore(document.importNode(content, true), shown[start + removed] ?? null)
  // The names of all buttons contain the number of their block, which a new block changes.
  showControls(article)
  parent.dispatchEvent(new Event(articlePatched, { bubbles: true }))
  return true
}
