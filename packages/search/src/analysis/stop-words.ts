/** Words that carry little: a query may hold them, a result need not. As the only words of a query they count. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can could did do does for from had has have how i if in into is it its me my not of on or our should so ' +
    'than that the their them then there these they this to up use used using vs was we were what when where which while who why will with would you your ' +
    'а без бы был была были в во вот где да для до его ее если есть еще же за и из или их к как какая какие какой ко когда которые который ли мне ' +
    'можно мой на надо не нет ни но ну о об он она они от по под при с со так такое там то того тоже только тот ту ты у уже чем что чтобы это этот эта я'
  ).split(' '),
)

/**
 * Words of everyday speech that say little beside others: a result need not have them, and has little of having them. They
 * are what people put around the words that they mean.
 */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'actually best better between correct correctly difference different differences doing example examples explain explained good happen happens help instead ' +
    'keyword know like mean meaning means need needed possible problem properly purpose really right someone something tutorial using via want way ways work working works ' +
    'взять делает делать для значит лучше лучший можно надо нужен нужна нужно означает отличается отличаются отличие отличия пример примеры проблема работает работать работают ' +
    'разница разницу сделать способ такое устроен устроено хочу'
  ).split(' '),
)

/** Most letters of a beginning of a stop word that says nothing: a longer one is rather a word. */
const longestBeginning = 3

/** Says whether an unfinished word may still become anything: a letter, or the beginning of a stop word. */
export const isFragment = (term: string): boolean =>
  Array.from(term).length === 1 ||
  (term.length <= longestBeginning && [...stopWords].some((word) => word.startsWith(term)))

/** Words with which questions begin: alone, and with other stop words behind them, they say nothing of what is asked. */
export const questionWords: ReadonlySet<string> = new Set(
  'can could do does how is should what when where which who why где как какая какие какой когда ли можно почему сколько чем что'.split(
    ' ',
  ),
)
