import { pluralFormatter } from '../plural.ts'
import type { RunMessages } from '../kinds/run.ts'

const held = pluralFormatter('ru', {
  one: '# проверка выполнена',
  few: '# проверки выполнены',
  many: '# проверок выполнено',
  other: '# проверки выполнено',
})
const failed = pluralFormatter('ru', {
  one: '# проверка не прошла',
  few: '# проверки не прошли',
  many: '# проверок не прошло',
  other: '# проверки не прошло',
})

/** Runs of samples in Russian. */
export const messages: RunMessages = {
  panel: 'Запуск примера выше',
  output: 'Вывод примера',
  result: 'Что показывает пример',
  running: 'Выполняется…',
  ends: {
    done: 'Выполнено.',
    stopped: 'Остановлено.',
    time: 'Завершено: пример вычислял 5 секунд без перерыва.',
    flood: 'Завершено: пример сообщил слишком много.',
    left: 'Завершено: форма, ссылка или перезагрузка закрыла страницу примера.',
    crash: 'Завершено: браузеру не хватило памяти, или он закрыл пример.',
  },
  stop: 'Остановить',
  close: 'Закрыть',
  together: (files) => `Выполняется вместе с ${files} с этой страницы.`,
  noOutput: 'Пример ничего не вывел.',
  checks: (counts) =>
    [counts.held > 0 ? held(counts.held) : '', counts.failed > 0 ? failed(counts.failed) : '']
      .filter(Boolean)
      .join(', '),
  held: 'Значение верно.',
  failed: (actual) => `Значение: ${actual}`,
  noValue: 'Исключения не было.',
  notChecked: 'Выполнение не дошло до этой проверки.',
  notPrinted: 'Здесь ничего не выведено.',
  line: (line, file) => (file === undefined ? `Строка ${line}` : `${file}, строка ${line}`),
  cut: (lines) => `Здесь вывод обрезан. Показаны первые ${lines} строк.`,
  rows: pluralFormatter('ru', { one: '# строка', few: '# строки', many: '# строк', other: '# строки' }),
  shownRows: (count) => `, показаны первые ${count}`,
  database: (megabytes) => `Пример работает на PostgreSQL. Нужно загрузить ${megabytes.replace('.', ',')} МБ.`,
  fetchDatabase: 'Загрузить и запустить',
  noSandbox:
    'Не удалось загрузить страницу, которая выполняет примеры. Проверьте соединение и нажмите «Запустить» ещё раз.',
  notFetched: 'Не удалось загрузить библиотеку примера. Проверьте соединение и нажмите «Запустить» ещё раз.',
  noPackage:
    'Код может импортировать только пакеты, которые есть в примерах этого сайта. Многие модули Node.js не работают в браузере.',
  noNetwork: 'Примеры выполняются без сети.',
}
