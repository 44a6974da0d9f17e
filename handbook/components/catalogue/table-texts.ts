import { chromeLanguageOf, type ChromeLanguage } from '@dev-handbook/generator/model/language'

/** Texts of the tables that are made from the catalogue. */
export interface TableTexts {
  operation: string
  best: string
  average: string
  worst: string
  space: string
  note: string
  title: string
  stable: string
  inPlace: string
  yes: string
  no: string
}

const texts: Record<ChromeLanguage, TableTexts> = {
  en: {
    operation: 'Operation',
    best: 'Best',
    average: 'Average',
    worst: 'Worst',
    space: 'Extra space',
    note: 'Note',
    title: 'Name',
    stable: 'Stable',
    inPlace: 'In place',
    yes: 'yes',
    no: 'no',
  },
  ru: {
    operation: 'Операция',
    best: 'Лучший случай',
    average: 'В среднем',
    worst: 'Худший случай',
    space: 'Доп. память',
    note: 'Примечание',
    title: 'Название',
    stable: 'Устойчива',
    inPlace: 'На месте',
    yes: 'да',
    no: 'нет',
  },
}

/** Texts for a BCP 47 tag; a language without texts gets English. */
export const tableTexts = (lang: string): TableTexts => texts[chromeLanguageOf(lang)]
