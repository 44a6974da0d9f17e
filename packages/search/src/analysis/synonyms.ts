import { stemOf } from './stems.ts'

/**
 * Words with the same meaning for a reader, in both languages: general vocabulary of the field, with slashes between
 * groups. The index writer adds the other words of a group to each word of a title or heading. A word may be in several
 * groups.
 */
const groups = `
k8s kubernetes кубернетес / ts typescript тайпскрипт / js javascript джаваскрипт / es ecmascript
db database бд база / auth authentication аутентификация авторизация login вход / signin login
authorization authorisation авторизация permissions права access доступ / env environment окружение
config configuration settings конфигурация настройка настройки / deps dependencies зависимости
dependency зависимость внедрение / repo repository репозиторий / a11y accessibility доступность
i18n internationalization интернационализация / l10n localization локализация
regex regexp регулярка / regular регулярный регулярные / expression выражение / hook хук
component компонент / closure замыкание / promise промис / array arr массив list / function func fn функция
object obj объект / string str строка text текст / class класс / variable переменная / prototype прототип
inheritance наследование / callback колбэк колбек / event событие / loop цикл / recursion рекурсия
sort сортировка sorting / heap куча / stack стек / queue очередь / tree дерево / graph граф
list список / linked связный связанный / hash хеш хэш / table таблица / dijkstra дейкстра
search поиск searching / algorithm алгоритм / complexity сложность / server сервер серверный
client клиент клиентский / container контейнер / image img изображение образ картинка picture
volume том / network сеть / docker докер / react реакт / node нода узел / redux редакс / git гит
rust раст / snippet сниппет / scope область / iterator итератор / generator генератор
module модуль / debounce дебаунс / throttle троттлинг / cookie куки / test тест
testing тестирование / type тип / typing типизация / interface интерфейс / error ошибка exception
errors ошибки / request запрос query / response ответ answer / binary двоичный бинарный
bubble пузырёк пузырьком / merge слияние слиянием объединение combine / quick быстрый quicksort
quicksort быстрая сортировка / heapsort пирамидальная куча / insertion вставка вставками
selection выбор выбором / counting подсчёт подсчётом / bucket блочный / radix поразрядный
path путь / shortest кратчайший / longest наибольший длиннейший / increasing возрастающий
common общий / subsequence подпоследовательность / substring подстрока / minimum минимальный minimal
maximum максимальный max / spanning остовный / flow поток / breadth ширина ширину
depth глубина глубину / traversal обход walk / cycle цикл / detection обнаружение
connected связный / components компоненты / strongly сильно / bridges мосты
topological топологический / permutations перестановки permutation
combinations сочетания комбинации combination / subset подмножество / set множество
product произведение / cartesian декартово / shuffle перемешать перемешивание / knapsack рюкзак
travelling коммивояжёр traveling / salesman коммивояжёр / factorial факториал / fibonacci фибоначчи
numbers числа number num число / prime простой простое / factorization факторизация разложение
sieve решето / greatest наибольший / divisor делитель / euclidean евклид евклидово
distance расстояние / matrix матрица / matrices матрицы / complex комплексный / square квадратный
root корень / fast быстрый / exponentiation возведение степень / power степень
triangle треугольник / pascal паскаль / transform преобразование / fourier фурье
floating плавающий / point точка запятая / bit бит битовый / modular модульный
arithmetic арифметика / linear линейный / logistic логистический / regression регрессия
naive наивный / perceptron перцептрон / clustering кластеризация / nearest ближайший
neighbors соседи / machine машинный / learning обучение / neural нейронный / genetic генетический
evolution эволюция / statistics статистика / random случайный / mean среднее average
variance дисперсия / sampling выборка / quantiles квантили / palindrome палиндром
matching сопоставление / levenshtein левенштейн / hamming хэмминг / bloom блум / filter фильтр
disjoint непересекающийся / union объединение / priority приоритет приоритетный
cache кеш кэш caching кеширование кэширование / segment отрезок / fenwick фенвик / red красный
black чёрный / prefix префикс префиксный / balanced сбалансированный / dictionary словарь
map словарь отображение / doubly двусвязный / reverse разворот reversal развернуть
reversing разворот / data данные / structure структура / structures структуры / index индекс
key ключ / foreign внешний / transaction транзакция / transactions транзакции / migration миграция
migrations миграции migrate / window окно оконный / windows окна оконные / join соединение
view представление / trigger триггер / constraint ограничение / relation связь отношение
schema схема / model модель / validation валидация проверка validate / security безопасность
header заголовок / headers заголовки / policy политика / token токен / password пароль
secret секрет / encryption шифрование encrypt / signature подпись / sign подписать / file файл
files файлы / folder directory dir папка каталог / folders directories каталоги
read читать прочитать чтение / write записать запись / delete remove удалить удаление erase
copy копировать копия clone / deep глубокий / shallow поверхностный / upload загрузка
download скачать / stream поток / streams потоки / worker воркер / service сервис служба
offline офлайн / proxy прокси / load нагрузка / balancer балансировщик / queues очереди
message сообщение / messages сообщения / deployment deploy деплой развёртывание / build сборка
bundle бандл / pipeline конвейер / design проектирование дизайн / pattern паттерн шаблон
patterns паттерны шаблоны / singleton одиночка синглтон / factory фабрика / observer наблюдатель
decorator декоратор / strategy стратегия / builder строитель / adapter адаптер / state состояние
store хранилище / storage хранилище / context контекст / effect эффект / effects эффекты
render рендер рендеринг rendering / virtual виртуальный / dom дом / hydration гидратация
boundary граница предохранитель / form форма / forms формы / input поле ввод field / button btn кнопка
modal dialog диалог модальный / tooltip подсказка / tabs вкладки tab / menu меню
route маршрут routing маршрутизация / routes маршруты / router роутер маршрутизатор
redirect перенаправление редирект / layout макет вёрстка
centre center центр выравнивание центрировать / grid сетка / responsive адаптивный / dark тёмный
theme тема / mode режим / animation анимация animate / transition переход
scroll прокрутка scrolling / infinite endless бесконечный / style стиль / styles стили
colour color цвет / gradient градиент / shadow тень / date дата / dates даты / time время
zone зона / zones зоны / timezone timezones zone zones / format формат форматировать formatting
currency валюта money деньги / round округлить округление / plural множественное
debug отладка debugging / performance производительность speed / memory память / leak утечка
leaks утечки / garbage мусор / collection сборка / async асинхронный асинхронность asynchronous
asynchrony асинхронность / await ожидание / parallel параллельный / concurrency параллелизм
thread поток / threads потоки / timeout таймаут / timer таймер / retry повтор
generic дженерик обобщённый / generics дженерики обобщения / enum перечисление / enums перечисления
mapped отображаемый / conditional условный / utility утилитарный / narrowing сужение
guards охранники предикаты guard / predicates предикаты / overloads перегрузка
destructuring деструктуризация / spread расширение / hoisting всплытие
memoization мемоизация memoise / curry каррирование / pure чистый / arrow стрелочный
operator оператор / equality равенство / conversion приведение преобразование / strict строгий
ownership владение / borrow заимствование borrowing / lifetimes времена жизни lifetime / trait типаж
macro макрос / speech речь / recognition распознавание / synthesis синтез / voice голос
voices голоса / video видео / audio аудио звук / camera камера / microphone микрофон / screen экран
call звонок вызов / keyboard клавиатура / focus фокус / label подпись метка / ignore игнорировать
commit коммит / branch ветка / alias псевдоним алиас / aliases псевдонимы алиасы
pagination пагинация paging / page страница / pages страницы / duplicate дубликат повтор
duplicates дубликаты повторы / group группировка сгруппировать grouping / chunk chunks часть части
flatten плоский / unique uniq уникальный / compare сравнить сравнение comparing / split разделить разбить
pg postgres postgresql / replace заменить замена / escape экранировать экранирование / parse разобрать разбор
convert преобразовать / generate create создать make / truncate shorten обрезать
largest biggest greatest / smallest least / tokens токен / update change изменить обновить
updates changes обновления / check test проверить / find найти
`

const byStem = new Map<string, string[][]>()
for (const group of groups.trim().split(/\n| \/ /)) {
  const words = group.split(' ').map((word) => word.replaceAll('ё', 'е'))
  for (const stem of new Set(words.map(stemOf))) byStem.set(stem, [...(byStem.get(stem) ?? []), words])
}

/**
 * Returns the other words of a folded term's groups, whatever form the term has. Each word occurs once, and forms of
 * the term itself are omitted.
 */
export const synonymsOf = (term: string): string[] => {
  const stem = stemOf(term)
  return [...new Set((byStem.get(stem) ?? []).flat())].filter((word) => stemOf(word) !== stem)
}
