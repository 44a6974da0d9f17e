import { toAddress } from '../../model/path.ts'

/** Address of the page with all results of a query. */
export const resultsPath = (baseUrl: string, query: string): string => `${toAddress(baseUrl, '/search')}?q=${encodeURIComponent(query.trim())}`
