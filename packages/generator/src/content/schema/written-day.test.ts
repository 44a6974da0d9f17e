import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenDay } from './written-day.ts'

describe('the day of a written date', () => {
  it.each([
    ['2024-05-04', '2024-05-04'],
    ['2024-5-4', '2024-05-04'],
    ['2024/05/04', '2024-05-04'],
    ['2024-05', '2024-05-01'],
    ['5/4/2024', '2024-05-04'],
    ['05-04-2024', '2024-05-04'],
    ['May 4 2024', '2024-05-04'],
    ['may 4, 2024', '2024-05-04'],
    ['4 May 2024', '2024-05-04'],
    ['4-May-2024', '2024-05-04'],
    ['Saturday, May 4, 2024', '2024-05-04'],
    ['Sept. 30, 2024', '2024-09-30'],
    ['May 2024', '2024-05-01'],
    ['Feb 29 2024', '2024-02-29'],
    ['May 4 2024 11:30 PM', '2024-05-04'],
    ['2024-05-04 23:59', '2024-05-04'],
    ['2024-05-04t23:59:59.999', '2024-05-04'],
    ['2024-05-04 23:59:59 GMT', '2024-05-04'],
  ])('%s is the written day', (written, day) => {
    expect(writtenDay(written)).toBe(day)
  })

  it.each([
    ['2024-05-04T01:00:00+02:00', '2024-05-03'],
    ['2024-05-04 23:00:00 -2', '2024-05-05'],
    ['Sat May 04 2024 00:00:00 GMT+0200 (Central European Summer Time)', '2024-05-03'],
    ['2024-05-04T05:29+05:30', '2024-05-03'],
    ['2024-05-04T05:30+05:30', '2024-05-04'],
    ['2024-05-04 18:29 -0530', '2024-05-04'],
    ['2024-05-04 18:30 -0530', '2024-05-05'],
    ['2024-05-04T14:00+14:00', '2024-05-04'],
    ['Sat May 4 10:00:00 2024 +0200', '2024-05-04'],
    ['Sat, 04 May 2024 10:00:00 GMT', '2024-05-04'],
    ['Dec 31 2024 8:00 PM EST', '2025-01-01'],
    ['May 4 2024 12:10 AM UTC+0100', '2024-05-03'],
  ])('%s, with an offset, is the day in UTC', (written, day) => {
    expect(writtenDay(written)).toBe(day)
  })

  it.each([
    '',
    'soon',
    'soon 1',
    'Version 2',
    '2024',
    '20240504',
    'May',
    'May 4',
    'Mai 4 2024',
    'May 4th 2024',
    '24-05-04',
    '5/4/24',
    '4.5.2024',
    '2024-02-30',
    'Feb 30 2024',
    'Feb 29 2023',
    '2024-13-01',
    '31/1/2024',
    '2024-00-10',
    '2024-05-00',
    '2024-05-04 24:00',
    '2024-05-04 10:61',
    'May 4 2024 13:00 PM',
    'May 4 2024 0:30 AM',
    '2024-05-04 10:00 CET',
    '2024-05-04T10:00+15:00',
    'May 4 2024 or so',
    '2024-05-04 2024-05-05',
    '2024-05-04 10:00 11:00',
  ])('"%s" has no day', (written) => {
    expect(writtenDay(written)).toBeUndefined()
  })

  it('is the day that JavaScript reads, in all the formats in which JavaScript writes dates', () => {
    const date = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(date, (at) => {
        const day = at.toISOString().slice(0, 10)
        const [year, month, dayOfMonth] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
        for (const written of [
          at.toISOString(),
          at.toUTCString(),
          at.toString(),
          `${month}/${dayOfMonth}/${year}`,
          at.toLocaleString('en-US', { timeZone: 'UTC', timeZoneName: 'short' }),
        ]) {
          expect([written, writtenDay(written)]).toEqual([written, day])
        }
        for (const dateStyle of ['long', 'medium', 'full'] as const)
          expect(writtenDay(at.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle }))).toBe(day)
      }),
    )
  })
})
