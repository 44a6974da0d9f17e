/** Words that carry little meaning. A result need not contain them, unless the query has no other words. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can could did do does for from had has have how i if in into is it its me my not of on or our should so ' +
    'than that the their them then there these they this to up use used using vs was we were what when where which while who why will with would you your ' +
    'а без бы был была были в во вот где да для до его ее если есть еще же за и из или их к как какая какие какой ко когда которые который ли мне ' +
    'можно мой на надо не нет ни но ну о об он она они от по под при с со так такое там то того тоже только тот ту ты у уже чем что чтобы это этот эта я'
  ).split(' '),
)

/**
 * Words of everyday speech that carry little meaning beside other words. A result need not contain them, and gains
 * little if it does. People put them around the words that they mean.
 */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'able across actually again also another anymore arent because best better between big but cant check checking correct correctly didnt difference different differences doesnt doing dont easily easy example examples explain explained give given good getting gets gives goes going happen happens help instead isnt just keeps ' +
    'keyword know like make makes making mean meaning means need needed out please possible problem properly purpose put quickly really right shouldnt some someone something still suddenly thing things tip tips too trying tutorial tutorials using very via want wasnt way wont ways work working works ' +
    'взять внезапно вообще вдруг всегда делает делать для зачем значит использование использованием использования использовать легко лучше лучший можно надо написать нормально нужен нужна нужны нужно объяснение объясните очень означает отличается отличаются отличие отличия перед получается получить помощью после почему правильно пользоваться постоянно пример примера примере примером примеры просто проблема проверить работает работать работают ' +
    // Classes of errors at the beginning of pasted messages.
    'typeerror referenceerror rangeerror syntaxerror ' +
    'разница разницу самый сам сама само сделать снова совсем способ стал стала стали стало такое узнать уже устроен устроено хочу через чтоб'
  ).split(' '),
)

/**
 * Languages that an answer need not mention. At the end of a query (`binary search js`), such a name only says which
 * code the reader wants. Elsewhere it is the subject (`js in html`).
 */
export const impliedLanguages: ReadonlySet<string> = new Set(['javascript', 'js'])

/**
 * Stop words that are also the name of something: a keyword of JavaScript. When a query has no other subject, it is
 * about this name (`what is this in javascript`, `как работает this`).
 */
export const namedStopWords: ReadonlySet<string> = new Set(['this'])

/** Longest beginning of a stop word (letters) that carries no meaning. A longer beginning is more probably a word. */
const longestBeginning = 4

/** Whether an unfinished word may still become any word: it is one letter, or the beginning of a stop word. */
export const isFragment = (term: string): boolean =>
  Array.from(term).length === 1 ||
  (term.length <= longestBeginning && [...stopWords].some((word) => word.startsWith(term)))

/**
 * Words with which questions begin. Alone, or followed only by stop words, they do not show what the question is about.
 */
export const questionWords: ReadonlySet<string> = new Set(
  'can could do does how is should what when where which who why где как какая какие какой когда ли можно почему сколько чем что'.split(
    ' ',
  ),
)
