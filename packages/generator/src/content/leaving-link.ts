import { realpathSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'

/** Places of sites without links on the way; they do not move while the program runs. */
const places = new Map<string, string>()

const placeOf = (root: string): string => {
  const place = places.get(root) ?? realpathSync.native(root)
  places.set(root, place)
  return place
}

const isBelow = (place: string, folder: string): boolean =>
  place === folder || place.startsWith(folder.replace(/[\\/]*$/, sep))

/** Tells whether a place without links on the way is in the folder of a site, or in that of its documents beside it. */
const isInside = (place: string, root: string, documents = ''): boolean =>
  isBelow(place, placeOf(root)) ||
  (isBeside(documents) && isBelow(place, join(placeOf(dirname(join(root, documents))), basename(documents))))

/** Whether the folder of the documents lies outside of that of the site: `../docs`. */
export const isBeside = (documents: string): boolean => documents.startsWith('../')

/**
 * Whether a file of a site, also one behind links, lies in the folder of the site, or in that of its documents (`docs.path`).
 * Throws where there is no such file.
 */
export const isInsideSite = (root: string, file: string, documents?: string): boolean =>
  isInside(realpathSync.native(join(root, file)), root, documents)

/**
 * Says where a link leads that leaves the folder of the site and that of its documents, as a complete message; `undefined` for a
 * link within them, and for one that leads nowhere. What such a link leads to would be published: `static/x -> /etc/passwd`.
 */
export const leavingLink = async (
  root: string,
  file: string,
  { documents }: { documents?: string } = {},
): Promise<string | undefined> => {
  const place = await realpath(join(root, file)).catch(() => undefined)
  if (place === undefined || isInside(place, root, documents)) return undefined
  const folders = isBeside(documents ?? '') ? 'the folders of the site and of its documents' : 'the folder of the site'
  return `The link leads to ${place}, outside of ${folders}, and what is there is not published. Copy it into the site, or delete the link.`
}
