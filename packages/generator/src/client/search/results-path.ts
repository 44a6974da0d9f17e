import { toAddress } from '../../model/path.ts'
import { formatSearchAddress } from './search-address.ts'

/** Address of the page with all results of a query. */
export const resultsPath = (baseUrl: string, query: string): string =>
  toAddress(baseUrl, '/search') + formatSearchAddress({ query: query.trim(), filters: {} })
