import { expect, it } from 'vitest'
import { hostFault } from './host-header.ts'

const faultOf = (...hosts: string[]) =>
  hostFault({ rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host) => ['Host', host])] })

it.each([
  'localhost',
  'localhost:3000',
  '127.0.0.1:80',
  '[::1]:3000',
  'handbook.example.com',
  'xn--e1afmkfd.example:',
  'my_machine',
  'LOCALHOST',
])('accepts %s', (host) => expect(faultOf(host)).toBeUndefined())

it('accepts a request without the header, as HTTP/1.0 allows', () => expect(faultOf()).toBeUndefined())

it.each([
  '',
  'a b',
  'localhost/x',
  'user@localhost',
  'http://localhost',
  'file:///x',
  'localhost:99999',
  'localhost:http',
  'localhost:1:2',
  '[::1',
  '::1',
  '[evil]',
  'a"b',
  'a<b>',
  'a%zz',
  'a\\b',
  'a?b',
  'a#b',
  'é',
])('refuses the host %j', (host) => {
  expect(faultOf(host)).toBe(
    `The Host header ${JSON.stringify(host)} is malformed: a name or an address is allowed, and a port.`,
  )
})

it('refuses two headers with a host', () =>
  expect(faultOf('localhost', 'evil.test')).toBe('The request has 2 Host headers; one is allowed.'))
