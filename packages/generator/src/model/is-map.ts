/** Whether a value is an object with named values, as in JSON or YAML: not `null`, not a list. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
