import type { InputFaultTexts, TextPart } from '../kinds/input-faults.ts'
import { signed } from '../signed.ts'

const parts: Record<TextPart, { name: string; length: string }> = {
  pattern: { name: 'образец', length: 'Длина образца' },
  text: { name: 'текст', length: 'Длина текста' },
  first: { name: 'первый текст', length: 'Длина первого текста' },
  second: { name: 'второй текст', length: 'Длина второго текста' },
}
const writeOne = (one: number) => `Напишите одно число: ${signed(one)}.`
const packing = 'Напишите так: 3:4, 4:5, 2:3 in 7'
const equations = 'Напишите уравнения так: 2 1 = 8; 1 -1 = 1'

export const texts: InputFaultTexts = {
  notNumber: ({ word, decimals, most, one }) =>
    `«${word}» — не ${decimals ? '' : 'целое '}число. ${most === 1 ? writeOne(one) : 'Напишите числа через запятую или пробел: 5, 8, 1.'}`,
  tooFewNumbers: ({ least, most, one }) => {
    if (most === 1) return `Числа нет. ${writeOne(one)}`
    return least === 1
      ? 'Чисел нет. Напишите их через запятую: 5, 8, 1.'
      : `Чисел слишком мало. Наименьшее количество: ${least}.`
  },
  tooManyNumbers: ({ count, most, one }) =>
    most === 1
      ? `Количество чисел: ${count}. ${writeOne(one)}`
      : `Чисел слишком много: ${count}. Задайте не больше ${most}.`,
  outside: ({ value, from, to }) => `${signed(value)} не входит в промежуток от ${signed(from)} до ${signed(to)}.`,
  tooFarApart: ({ from, to, most }) =>
    `От ${signed(from)} до ${signed(to)} слишком много значений: ${to - from + 1}. Ячейки для них не поместятся. Задайте числа с разницей не больше ${most}.`,
  notAscending: (later, earlier) =>
    `Список должен быть упорядочен по возрастанию, но ${signed(later)} стоит после ${signed(earlier)}.`,
  tooManyHalvings: ({ number, halvings, most }) =>
    `Число ${number} делится пополам нацело ${halvings} раз подряд. Столько же возведений в квадрат нужно для каждого основания: это слишком много. Задайте число, для которого их не больше ${most}.`,
  finding: 'Напишите, что искать, слово «in» и список: 23 in 2, 5, 8, 12, 23.',

  notEdge: ({ edge, arrow, example }) =>
    `«${edge}» — не ребро. Напишите два имени и «${arrow}» между ними: ${example}.`,
  noWeight: (edge) => `У ребра ${edge} нет веса. Напишите вес после ребра: ${edge} 3.`,
  negativeWeight: (edge) => `Вес ребра ${edge} отрицательный. Этот алгоритм таких весов не допускает.`,
  wrongWeight: (weight) => `«${weight}» — не вес. Вес — целое число, не больше трёх цифр.`,
  loop: (edge, vertex) =>
    `Ребро ${edge} ведёт из ${vertex} в ту же вершину, на рисунке это не показать. Соедините две разные вершины.`,
  edgeTwice: (edge) => `Ребро ${edge} задано дважды.`,
  noEdges: (example) => `Рёбер нет. Напишите их: ${example}.`,
  tooManyEdges: (count, most) => `Рёбер слишком много: ${count}. Задайте не больше ${most}.`,
  tooManyVertices: (count, most) => `Вершин слишком много: ${count}. Задайте не больше ${most}.`,
  notVertex: (name, vertices) => `У этих рёбер нет вершины «${name}». Выберите одну из них: ${vertices}.`,

  notCall: (verb, verbs) => `«${verb}» — не вызов. Доступны ${verbs}. Напишите их через запятую.`,
  notCallNumber: (word) => `«${word}» — не целое число от −999 до 999.`,
  notShortWord: (word) => `«${word}» — не короткое слово. Напишите до 8 букв, цифр и дефисов.`,
  wrongValues: ({ call, verb, count }) =>
    `«${call}»: ${verb} принимает ${count === 'many' ? 'хотя бы одно значение' : `значений: ${count}`}.`,
  noCalls: (verb) => `Вызовов нет. Напишите их, например ${verb}.`,
  tooManyCalls: (count, most) => `Вызовов слишком много: ${count}. Задайте не больше ${most}.`,

  notPair: ({ first, second, example }) => `Напишите ${parts[first].name} и ${parts[second].name} так: ${example}`,
  partTooLong: ({ part, count, most }) => `${parts[part].length}: ${count}. Задайте не больше ${most} символов.`,
  differentLengths: (first, second) =>
    `Длина текстов различается: ${first} и ${second}. Задайте два текста одной длины.`,
  noText: 'Текста нет. Напишите его: abacaba.',
  textTooLong: (count, most) => `Символов слишком много: ${count}. Задайте не больше ${most}.`,
  notValue: (word) => `«${word}» — не значение. Напишите числа или короткие слова через запятую или пробел.`,
  tooManyValues: (count, most) => `Значений слишком много: ${count}. Задайте не больше ${most}.`,
  noItems: (example) => `Элементов нет. Напишите их, по одному символу на каждый: ${example}`,
  tooManyItems: (count, most) => `Элементов слишком много: ${count}. Задайте не больше ${most}.`,
  notChoice: (example) => `Напишите, сколько элементов выбрать, слово «of» и сами элементы: ${example}`,
  choiceTooLarge: (size, count) =>
    `Элементов всего ${count}, выбрать ${size} из них нельзя. Задайте число от 0 до ${count}.`,

  notCondition: (part, example) => `«${part}» — не условие. Напишите остаток и модуль: ${example}`,
  modulusZero: (part) => `«${part}»: на 0 делить нельзя. Задайте модуль от 1.`,
  noConditions: (example) => `Условий нет. Напишите их: ${example}`,
  productTooLarge: (product, most) =>
    `Произведение модулей — ${product}, столько чисел не показать. Оно должно быть не больше ${most}.`,
  notDraws: (example) => `Напишите веса, слово «at» и то, что выдаёт источник случайных чисел: ${example}`,
  wrongSum: (total) => `Сумма весов — ${total}. Она должна быть от 1 до 24.`,
  notFraction: (word, example) =>
    `«${word}» — не дробь от 0 до 0.999, в которой не больше трёх знаков после точки: ${example}`,
  wrongDraws: (count) => `Количество выборов: ${count}. Задайте от 1 до 8.`,
  notStream: 'Напишите элементы, k и, если нужно, начальное число (seed): 5, 8, 1, 9 k 2 seed 7',
  wrongK: (k, most) => `k равно ${k}. Задайте число от 1 до ${most}.`,
  noEquations: `Уравнений нет. ${equations}`,
  notEquation: (part) => `«${part}» — не уравнение. ${equations}`,
  tooManyEquations: (count, most) => `Уравнений слишком много: ${count}. Задайте не больше ${most}.`,
  wrongCoefficients: ({ number, count, unknowns }) =>
    `Количество коэффициентов в уравнении ${number} — ${count}. Задайте столько, сколько уравнений: ${unknowns}.`,
  notGrid: (filling, counting) =>
    `Напишите строки и «/» между ними: ${filling} или, чтобы посчитать острова, ${counting}.`,
  rowsDiffer: (lengths) => `Длина строк различается: ${lengths}. Задайте строки одной длины.`,
  gridTooLarge: ({ rows, columns, mostRows, mostColumns }) =>
    `Сетка слишком велика: строк ${rows}, ячеек в строке ${columns}. Задайте не больше ${mostRows} строк и ${mostColumns} ячеек в строке.`,
  noCell: ({ row, column, lastRow, lastColumn }) =>
    `Ячейки в строке ${row} и столбце ${column} нет. Счёт идёт от 0, последняя ячейка — строка ${lastRow}, столбец ${lastColumn}.`,
  noCapacity: `Вместимость не задана. ${packing}`,
  wrongCapacity: (capacity) => `Вместимость — ${capacity}. Задайте число от 1 до 14.`,
  notItem: (word) => `«${word}» — не вес и ценность. ${packing}`,
  wrongItems: (count) => `Количество предметов: ${count}. Задайте от 1 до 7.`,
  notPoint: (part, example) => `«${part}» — не точка. Напишите два числа от 0 до 100: ${example}`,
  noLabel: (point, labels) => `После точки ${point} должно стоять одно из обозначений: ${labels}.`,
  tooMuchAfterPoint: (part) => `«${part}»: после координат точки ничего быть не может.`,
  tooFewPoints: (least, example) => `Точек слишком мало. Наименьшее количество: ${least}. Пример: ${example}`,
  tooManyPoints: (count, most) => `Точек слишком много: ${count}. Задайте не больше ${most}.`,
  noPlace: (example) => `Точка, о которой спрашивается, не задана: ${example}`,
  wrongPlace: (place, example) =>
    `Точка, о которой спрашивается, — ${place}. Задайте два числа от 0 до 100: ${example}`,
}
