/**
 * Phrases that readers put around their subject: `in simple terms`, `for beginners`, `простыми словами`. They say which
 * kind of text a reader wants, not what it is about. They are parts of a regular expression: `|` separates choices.
 */
const phrases = [
  'in (very )?(simple|plain|easy|layman|laymans|your own) (words|terms|english|language)',
  "(like i am|like im|like i’m|like i'm) (five|5)",
  'for (absolute |complete |total )?(beginners?|dummies|newbies|noobs)',
  '((with|by|using|some|any|a|an|the|good|real|simple|basic|minimal|code|usage|real world) )+examples?( of)?',
  'examples? (of|code|usage)',
  'step by step',
  // In an error message, the name of a property in the reader's own code.
  '\\(reading [^)]*\\)?',
  // The label of a browser's console before the class of an error.
  'uncaught( \\(in promise\\))?(?= \\w*(error|exception):)',
  'from (scratch|zero)',
  "((full|complete|simple|quick|short|basic|detailed|beginners?|beginner's|ultimate|good) )*(tutorials?|guide|introduction|intro|overview|explanation|explained|crash course|walkthrough)( for (absolute |complete |total )?(beginners?|dummies|newbies|noobs)| to| of| on| for)?",
  '(simple|easy|easiest|simplest|best|right|correct|proper|good) way (to|of)',
  '(простыми|своими|понятными|обычными|человеческими|другими|двумя) словами',
  '(в|на) (двух словах|пальцах)',
  '(простым|понятным|человеческим) языком',
  'для (самых )?(чайников|начинающих|новичков|маленьких)',
  '(на|с|со) (простых |простом |реальных |реальном |кодом )?(примерах|примере|примерами|примером)',
  '(простой |простые |нужен |реальный |хороший )*примеры? (использования|применения|кода|работы)?',
  '(что|кто) (это )?(вообще )?такое( и (с чем (это|его|е[её]) едят|для чего (это|нуж[а-я]+)|зачем( [а-я]{1,4})? нуж[а-я]+))?',
  'и? ?(зачем|для чего) (он[аои]? |это )?нуж[а-я]+( он[аои]?| это)?',
  '(в ч[её]м )?(разница|различие|различия|отличие|отличия) между',
  'что это( такое| значит)?',
  '(с|от) (нуля|азов)',
  'шаг за шагом',
  '(полный |подробный |простой |нормальный |хороший |краткий )*(гайд|туториал|мануал|урок|уроки|руководство|инструкция|объяснение|введение|шпаргалка)( по| для| на| в)?',
  '(пошагово|подробно|кратко|наглядно|подскажите|помогите|пожалуйста|объясните|объясни)',
  'как (правильно|лучше|проще всего|вообще|пользоваться|использовать)',
]

const filler = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phrases.map((phrase) => phrase.replaceAll('’', '[’ʼ]')).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** The places of filler phrases in a query, in UTF-16 offsets. */
export const fillerRanges = (query: string): [start: number, end: number][] =>
  [...query.matchAll(filler)]
    .filter(([found]) => found !== '')
    .map(({ 0: found, index }) => [index, index + found.length])
