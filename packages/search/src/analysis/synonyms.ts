import { stemOf } from './stems.ts'

/** Words that mean the same to a reader. One group a line; a word may stand in one group only. */
const groups = `
k8s kubernetes кубернетес
ts typescript тайпскрипт
js javascript джаваскрипт
es ecmascript
db database бд
auth authentication аутентификация
env environment окружение
config configuration конфигурация
deps dependencies зависимости
repo repository репозиторий
a11y accessibility доступность
i18n internationalization интернационализация
l10n localization локализация
regex regexp regular регулярка регулярные
hook хук
component компонент
closure замыкание
promise промис
array массив
function функция
object объект
string строка
class класс
variable переменная
prototype прототип
inheritance наследование
callback колбэк колбек
event событие
loop цикл
recursion рекурсия
sort sorting сортировка
heap куча
stack стек
queue очередь
tree дерево
graph граф
list список
hash хеш хэш
table таблица
dijkstra дейкстра
search поиск
algorithm алгоритм
complexity сложность
server сервер
container контейнер
image образ
volume том
network сеть
docker докер
react реакт
node нода
redux редакс
git гит
rust раст
snippet сниппет
scope область
iterator итератор
generator генератор
module модуль
debounce дебаунс
throttle троттлинг
cookie куки
test тест
type тип
interface интерфейс
error ошибка
request запрос
`

const byStem = new Map<string, string[]>()
const wordsOfGroups = groups.trim().split('\n').map((line) => line.split(' '))
for (const words of wordsOfGroups) {
  for (const word of words) byStem.set(stemOf(word), words)
}

/** Returns the other words of a folded term's group, whatever form the term has. */
export const synonymsOf = (term: string): string[] => {
  const words = byStem.get(stemOf(term)) ?? byStem.get(term) ?? []
  return words.filter((word) => word !== term && stemOf(word) !== stemOf(term))
}

/** Letters, and share of the word, from which on its beginning stands for the word. */
const begunLength = 4
const begunShare = 0.55

/** Returns the other words of the groups in which a word begins like this: `замык` is on the way to `замыкание`, `data` need not be to `database`. */
export const begunSynonyms = (beginning: string): string[] => {
  if (beginning.length < begunLength) return []
  const isBegun = (word: string): boolean => word.startsWith(beginning) && beginning.length >= begunShare * word.length
  return wordsOfGroups.flatMap((words) => (words.some(isBegun) ? words.filter((word) => !word.startsWith(beginning)) : []))
}
