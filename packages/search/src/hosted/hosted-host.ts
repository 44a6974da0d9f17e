/** Host that gets searches first, by application id. */
export const hostedHost = (applicationId: string): string => `${applicationId.toLowerCase()}-dsn.algolia.net`
