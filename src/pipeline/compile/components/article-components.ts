import type { ComponentType } from 'react'
import { Admonition } from '../../../article/admonition.tsx'
import { Answer } from '../../../article/answer.tsx'
import { BrowserSupport } from '../../../article/browser-support.tsx'
import { ComparisonTable } from '../../../article/comparison-table.tsx'
import { ComplexityTable } from '../../../article/complexity-table.tsx'
import { Demo } from '../../../article/demo.tsx'
import { Details } from '../../../article/details.tsx'
import { DocumentList } from '../../../article/document-list.tsx'
import { ArrayFigure } from '../../../article/figures/array-figure.tsx'
import { ChartFigure } from '../../../article/figures/chart-figure.tsx'
import { FlowFigure } from '../../../article/figures/flow-figure.tsx'
import { GraphFigure } from '../../../article/figures/graph-figure.tsx'
import { HashTableFigure } from '../../../article/figures/hash-table-figure.tsx'
import { LinkedListFigure } from '../../../article/figures/linked-list-figure.tsx'
import { MatrixFigure } from '../../../article/figures/matrix-figure.tsx'
import { SequenceFigure } from '../../../article/figures/sequence-figure.tsx'
import { TimelineFigure } from '../../../article/figures/timeline-figure.tsx'
import { TreeFigure } from '../../../article/figures/tree-figure.tsx'
import { TabItem, Tabs } from '../../../article/tabs.tsx'
import { islandComponentName, islandNames } from '../../../islands/island-names.ts'

/** Props come from a document: each component checks its own. */
export type ArticleComponent = ComponentType<Record<string, unknown>>

/** Components that a document uses without an import, by name. */
export const articleComponents: Readonly<Record<string, ArticleComponent>> = {
  Admonition, Answer, BrowserSupport, ComparisonTable, ComplexityTable, Demo, Details, DocumentList, TabItem, Tabs,
  ArrayFigure, ChartFigure, FlowFigure, GraphFigure, HashTableFigure, LinkedListFigure, MatrixFigure, SequenceFigure, TimelineFigure, TreeFigure,
} as unknown as Readonly<Record<string, ArticleComponent>>

/** Component name to island name. */
export const islandComponents = new Map(islandNames.map((name) => [islandComponentName(name), name]))

export const componentNames: ReadonlySet<string> = new Set([...Object.keys(articleComponents), ...islandComponents.keys()])
