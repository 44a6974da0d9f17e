import { toAddress } from '../../../model/path.ts'
import { formatSearchAddress, type SearchAddress } from './search-address.ts'

/** Address of the page with all results of a query that match the filters. */
export const resultsPath = (baseUrl: string, query: string, filters: SearchAddress['filters'] = {}): string =>
  toAddress(baseUrl, '/search') + formatSearchAddress({ query: query.trim(), filters })
