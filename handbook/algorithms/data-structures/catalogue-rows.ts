import { always, constant } from '../bounds.ts'
import type { CatalogueEntry, OperationBounds } from '../catalogue-entry.ts'

/**
 * Returns the entry of a data structure. `name` is the name of its document
 * and of its file in `data-structures/`.
 */
export const entry = (
  name: string,
  title: string,
  operations: readonly OperationBounds[],
): CatalogueEntry => ({
  path: `data-structures/${name}`,
  title,
  kind: 'data-structure',
  source: `algorithms/data-structures/${name}.ts`,
  operations,
  deterministic: true,
})

/**
 * Returns rows for methods of a structure that take constant time and space
 * in every case.
 */
export const constants = (
  structure: string,
  methods: readonly string[],
  note?: string,
): OperationBounds[] =>
  methods.map((method) => ({
    name: `${structure}.${method}`,
    ...always(constant),
    space: constant,
    ...(note ? { note } : {}),
  }))
