/** Faults of inputs that only one subject has, with what to write instead, in one language. */
export interface FaultTexts extends MathFaults, TreeFaults, ListFaults, SetFaults, LearningFaults {}

interface MathFaults {
  modulusZero: string
  modulusOne: string
  notModular: string
  noRectangle: string
  notWord: (example: string) => string
  wrongWord: (word: string) => string
  noBit: (bit: string) => string
  notPower: string
  negativeBase: (base: string) => string
  negativeExponent: (exponent: string) => string
  baseTooLarge: (base: string) => string
  exponentTooLarge: (exponent: string) => string
  notPolynomial: (example: string) => string
  notTwoPoints: string
  wrongCoordinates: (point: string, count: number) => string
  notRadicand: (text: string) => string
  notFinite: (text: string) => string
  notFloat: (word: string) => string
  tooManyAddends: (count: number) => string
  notComplex: (text: string) => string
  tooFarOut: (number: string) => string
  wrongExponent: (exponent: string) => string
  notComplexCalls: (example: string) => string
}

interface TreeFaults {
  notAncestor: (example: string) => string
  notInTree: (number: number) => string
  twoParents: (node: string) => string
  wrongRoots: (count: number) => string
  lostNode: (root: string, node: string) => string
}

interface ListFaults {
  noK: string
  wrongIndex: (k: string, greatest: number) => string
  notPeak: (later: number, earlier: number) => string
  notSum: string
  notWindow: string
  wrongCharacters: (count: number) => string
  numberTwice: string
  notInList: (target: string) => string
  notTwoLists: string
}

interface SetFaults {
  notTarget: (example: string) => string
  noSets: (example: string) => string
  tooManySets: (count: number) => string
  elementTooLong: (word: string, example: string) => string
  tooManyTuples: (count: number, example: string) => string
  notAmount: (example: string) => string
  coinTwice: (coin: number) => string
  notBoard: (text: string) => string
  wrongSize: (size: number, most: number) => string
  notSeed: (seed: string) => string
  nothingToShuffle: string
}

interface LearningFaults {
  wrongCentres: (count: number, k: number) => string
  notPattern: string
  notTexts: (example: string) => string
  notClass: (part: string, example: string) => string
  wordTooLong: (word: string) => string
  wrongClasses: (count: number, example: string) => string
  tooManyWords: (count: number) => string
  notAnswer: (part: string, example: string) => string
  wrongAnswers: (count: number, example: string) => string
}
