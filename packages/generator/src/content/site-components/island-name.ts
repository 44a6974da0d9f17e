/** `PriceChart` is the island `price-chart`. */
export const islandName = (component: string): string => component.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
