import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type Resource,
} from '@modelcontextprotocol/sdk/types.js'
import type { CatalogueDocument } from '../model/catalogue.ts'
import { resourceScheme } from './address.ts'
import { findDocument, sectionEnd } from './find-document.ts'
import { InputFault } from './input-fault.ts'
import type { PublishedSite } from './published-site.ts'

/** Number of resources on a page of the list. */
const pageLength = 100

/** Code of the protocol for a resource that does not exist. */
const resourceNotFound = -32_002

const mimeType = 'text/markdown'

/** Lets clients list and read the documents of a build as resources. */
export const serveResources = (server: Server, published: PublishedSite): void => {
  server.registerCapabilities({ resources: {} })
  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    const { documents } = await published.catalogue()
    const start = startOf(params?.cursor, documents.length)
    const end = start + pageLength
    return {
      resources: documents.slice(start, end).map(toResource),
      ...(end < documents.length ? { nextCursor: cursorOf(end) } : {}),
    }
  })
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: `${resourceScheme}{+path}{#heading}`,
        name: 'document',
        title: 'Document or section',
        description: 'A document by its path (/docs/guide/docker), or one section of it by its heading (install).',
        mimeType,
      },
    ],
  }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const found = await findDocument(published, uri).catch((error: unknown) => {
      throw error instanceof InputFault ? new McpError(resourceNotFound, error.message, { uri }) : error
    })
    const { markdown, section } = found
    const text = section ? markdown.slice(section.start, sectionEnd(found, section)) : markdown
    return { contents: [{ uri, mimeType, text }] }
  })
}

const toResource = ({ path, title, description, updatedAt }: CatalogueDocument): Resource => ({
  uri: resourceScheme + encodeURI(path),
  name: path,
  title,
  description,
  mimeType,
  ...(updatedAt === undefined ? {} : { annotations: { lastModified: `${updatedAt}T00:00:00Z` } }),
})

/** Writes a cursor: the number of the first resource on the page. Clients must not interpret it. */
const cursorOf = (start: number): string => Buffer.from(String(start)).toString('base64url')

const startOf = (cursor: string | undefined, count: number): number => {
  if (cursor === undefined) return 0
  const start = Number(Buffer.from(cursor, 'base64url').toString())
  if (!Number.isInteger(start) || start <= 0 || start >= count || cursorOf(start) !== cursor)
    throw new McpError(
      ErrorCode.InvalidParams,
      `The cursor ${JSON.stringify(cursor.slice(0, 80))} is not valid. Use the nextCursor of the page before.`,
    )
  return start
}
