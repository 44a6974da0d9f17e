/** Selects the tabs with a value in every group with that name in an article. */
export const selectInGroup = (article: ParentNode, group: string, value: string): void => {
  const inputs = `[data-group="${CSS.escape(group)}"] input[type="radio"][value="${CSS.escape(value)}"]`
  for (const input of article.querySelectorAll<HTMLInputElement>(inputs)) input.checked = true
}
