import { describe, expect, it } from 'vitest'
import { errorChain } from './error-chain.ts'

describe('errorChain', () => {
  it('lists the causes from the outside in', () => {
    expect(errorChain(new Error('a', { cause: new TypeError('b', { cause: 'c' }) }))).toEqual(['a', 'b', 'c'])
  })

  it('takes whatever was thrown', () => {
    expect(errorChain('text')).toEqual(['text'])
    expect(errorChain(undefined)).toEqual([])
    expect(errorChain(new RangeError(''))).toEqual(['RangeError'])
  })

  it('ends where a chain comes back to itself', () => {
    const error = new Error('a')
    error.cause = new Error('b', { cause: error })
    expect(errorChain(error)).toEqual(['a', 'b'])
  })
})
