import type { PlayerTexts } from '../kinds/player.ts'

export const texts: PlayerTexts = {
  lang: 'ru',
  restart: 'В начало',
  stepBack: 'Шаг назад',
  play: 'Воспроизвести',
  pause: 'Пауза',
  stepForward: 'Шаг вперёд',
  space: 'Пробел',
  speed: 'Скорость',
  step: 'Шаг',
  stepOf: (step, length) => `${step} из ${length}`,
  input: 'Входные данные',
  own: 'Свои данные',
  show: 'Показать',
  copyLink: 'Скопировать ссылку на этот шаг',
  linkCopied: 'Ссылка скопирована',
  linkShown: 'Скопируйте ссылку из адресной строки.',
  fullScreen: 'Во весь экран',
  player: (title) => `${title}: по шагам`,
  picture: ({ title, input, at }) => `${title}, данные: ${input}. Шаг ${at}`,
  limit: (name, value) => `из ${name} = ${value.toLocaleString('ru')}`,
  faults: {
    tooLong: (most) =>
      `Для этих данных нужно больше ${most.toLocaleString('ru')} шагов. Задайте данные короче или проще.`,
    nothing: 'Для этих данных показывать нечего.',
    tooDeep: 'Слишком много вложенных вызовов. Задайте меньше данных.',
  },
}
