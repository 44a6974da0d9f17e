/**
 * Returns the message of an error and those of its causes, outermost first. A chain that leads back to itself is cut
 * there.
 */
export const errorChain = (error: unknown): string[] => {
  const messages: string[] = []
  const seen = new Set<unknown>()
  for (let current = error; current !== undefined && current !== null && !seen.has(current);) {
    seen.add(current)
    messages.push(current instanceof Error ? current.message || current.name : String(current))
    current = current instanceof Error ? current.cause : undefined
  }
  return messages
}
