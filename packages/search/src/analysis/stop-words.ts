/** Words that carry little: a query may hold them, a result need not. As the only words of a query they count. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can could did do does for from had has have how i if in into is it its me my not of on or our should so ' +
    'than that the their them then there these they this to up use used using vs was we were what when where which while who why will with would you your ' +
    'а без бы был была были в во вот где да для до его ее если есть еще же за и из или их к как какая какие какой ко когда которые который ли мне ' +
    'можно мой на надо не нет ни но ну о об он она они от по под при с со так такое там то того тоже только тот ту ты у уже чем что чтобы это этот эта я'
  ).split(' '),
)

/** Most letters of a beginning of a stop word that says nothing: a longer one is rather a word. */
const longestBeginning = 3

/** Says whether an unfinished word may still become anything: a letter, or the beginning of a stop word. */
export const isFragment = (term: string): boolean =>
  Array.from(term).length === 1 || (term.length <= longestBeginning && [...stopWords].some((word) => word.startsWith(term)))

/** Words with which questions begin: alone, and with other stop words behind them, they say nothing of what is asked. */
export const questionWords: ReadonlySet<string> = new Set('can could do does how is should what when where which who why где как какая какие какой когда ли можно почему сколько чем что'.split(' '))
