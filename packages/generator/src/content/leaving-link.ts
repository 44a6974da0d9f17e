import { realpathSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'

/** Real paths of site folders, with all links resolved. They do not change while the program runs. */
const places = new Map<string, string>()

const placeOf = (root: string): string => {
  const place = places.get(root) ?? realpathSync.native(root)
  places.set(root, place)
  return place
}

const isBelow = (place: string, folder: string): boolean =>
  place === folder || place.startsWith(folder.replace(/[\\/]*$/, sep))

/**
 * Whether a real path is inside the folder of a site, or inside the folder of its documents outside the site's folder.
 */
const isInside = (place: string, root: string, documents = ''): boolean =>
  isBelow(place, placeOf(root)) ||
  (isBeside(documents) && isBelow(place, join(placeOf(dirname(join(root, documents))), basename(documents))))

/** Whether the folder of the documents is outside the site's folder: `../docs`. */
export const isBeside = (documents: string): boolean => documents.startsWith('../')

/**
 * Whether a file of a site, also behind links, is inside the folder of the site or of its documents (`docs.path`).
 * Throws when the file does not exist.
 */
export const isInsideSite = (root: string, file: string, documents?: string): boolean =>
  isInside(realpathSync.native(join(root, file)), root, documents)

/**
 * Returns a complete message about a link that leaves the folder of the site and of its documents. The target of such a
 * link would be published: `static/x -> /etc/passwd`. Returns `undefined` for a link within these folders, and for a
 * broken link.
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
