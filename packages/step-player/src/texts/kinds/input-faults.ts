/** Faults of a text that a reader has typed into a player, with what to write instead, in one language. */
export interface InputFaultTexts extends NumberFaults, GraphFaults, CallFaults, TextFaults, SpecialFaults {}

/** With `most` 1, a field takes one number. `one` is an example of a number that the field takes. */
interface NumberOrList {
  most: number
  one: number
}

interface NumberFaults {
  notNumber: (fault: { word: string; decimals: boolean } & NumberOrList) => string
  tooFewNumbers: (fault: { least: number } & NumberOrList) => string
  tooManyNumbers: (fault: { count: number } & NumberOrList) => string
  outside: (fault: { value: number; from: number; to: number }) => string
  /** The range of whole numbers is larger than the number of boxes. */
  tooFarApart: (fault: { from: number; to: number; most: number }) => string
  notAscending: (later: number, earlier: number) => string
  tooManyHalvings: (fault: { number: number; halvings: number; most: number }) => string
  finding: string
}

interface GraphFaults {
  notEdge: (fault: { edge: string; arrow: string; example: string }) => string
  noWeight: (edge: string) => string
  negativeWeight: (edge: string) => string
  wrongWeight: (weight: string) => string
  loop: (edge: string, vertex: string) => string
  edgeTwice: (edge: string) => string
  noEdges: (example: string) => string
  tooManyEdges: (count: number, most: number) => string
  tooManyVertices: (count: number, most: number) => string
  notVertex: (name: string, vertices: string) => string
}

interface CallFaults {
  notCall: (verb: string, verbs: string) => string
  notCallNumber: (word: string) => string
  notShortWord: (word: string) => string
  /** Number of values that a call takes: `many` is one or more. */
  wrongValues: (fault: { call: string; verb: string; count: number | 'many' }) => string
  noCalls: (verb: string) => string
  tooManyCalls: (count: number, most: number) => string
}

/** The parts of a pair of texts. */
export type TextPart = 'pattern' | 'text' | 'first' | 'second'

interface TextFaults {
  notPair: (fault: { first: TextPart; second: TextPart; example: string }) => string
  partTooLong: (fault: { part: TextPart; count: number; most: number }) => string
  differentLengths: (first: number, second: number) => string
  noText: string
  textTooLong: (count: number, most: number) => string
  notValue: (word: string) => string
  tooManyValues: (count: number, most: number) => string
  noItems: (example: string) => string
  tooManyItems: (count: number, most: number) => string
  notChoice: (example: string) => string
  choiceTooLarge: (size: string, count: number) => string
}

interface SpecialFaults {
  notCondition: (part: string, example: string) => string
  modulusZero: (part: string) => string
  noConditions: (example: string) => string
  productTooLarge: (product: number, most: number) => string
  notDraws: (example: string) => string
  wrongSum: (total: number) => string
  notFraction: (word: string, example: string) => string
  wrongDraws: (count: number) => string
  notStream: string
  /** `k` is out of range. */
  wrongK: (k: number, most: number) => string
  noEquations: string
  notEquation: (part: string) => string
  tooManyEquations: (count: number, most: number) => string
  wrongCoefficients: (fault: { number: number; count: number; unknowns: number }) => string
  /** Two examples: a grid to fill, and a grid whose islands are counted. */
  notGrid: (filling: string, counting: string) => string
  rowsDiffer: (lengths: string) => string
  gridTooLarge: (fault: { rows: number; columns: number; mostRows: number; mostColumns: number }) => string
  noCell: (fault: { row: string; column: string; lastRow: number; lastColumn: number }) => string
  noCapacity: string
  wrongCapacity: (capacity: number) => string
  notItem: (word: string) => string
  wrongItems: (count: number) => string
  notPoint: (part: string, example: string) => string
  noLabel: (point: string, labels: string) => string
  tooMuchAfterPoint: (part: string) => string
  tooFewPoints: (least: number, example: string) => string
  tooManyPoints: (count: number, most: number) => string
  noPlace: (example: string) => string
  wrongPlace: (place: string, example: string) => string
}
