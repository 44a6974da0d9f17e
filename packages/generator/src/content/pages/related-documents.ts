/** What likeness is judged by. */
export interface Relatable {
  id: string
  path: string
  lang: string
  tags: readonly string[]
}

/** Pages leave out those that they link to as previous and next. */
const limit = 6
const sameFolder = 1
const sameLanguage = 0.5

/**
 * Returns the documents nearest to each, by id, best first. A shared tag counts the more the rarer it is (the logarithm of how
 * many documents it parts from the others), a shared folder and language count a little; without a shared tag or folder
 * documents are not related.
 */
export const relatedDocuments = <T extends Relatable>(documents: readonly T[]): Map<string, T[]> => {
  const byTag = groupBy(documents, ({ tags }) => tags)
  const byFolder = groupBy(documents, ({ id }) => [folderOf(id)])
  const related = new Map<string, T[]>()
  for (const document of documents) {
    const scores = new Map<T, number>()
    const add = (others: readonly T[], score: number) => {
      for (const other of others) if (other !== document) scores.set(other, (scores.get(other) ?? 0) + score)
    }
    for (const tag of document.tags) {
      const others = byTag.get(tag) ?? []
      add(others, Math.log(documents.length / Math.max(1, others.length)) + 0.1)
    }
    // The root is not a folder that says anything.
    if (document.id.includes('/')) add(byFolder.get(folderOf(document.id)) ?? [], sameFolder)
    for (const [other, score] of scores) if (other.lang === document.lang) scores.set(other, score + sameLanguage)
    const best = [...scores].toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || (a.path < b.path ? -1 : 1))
    related.set(
      document.id,
      best.slice(0, limit).map(([other]) => other),
    )
  }
  return related
}

const folderOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('/')))

const groupBy = <T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}
