import { describe, expect, test } from 'vitest';
import { appointmentUrl, readAppointmentUrl } from './appointments.ts';

const answerWith = (url: unknown) => ({ data: { attributes: { url } } });

describe('WIDG-14 the answer of the appointment service', () => {
  test('is JSON, or JSON in a text', () => {
    const answer = answerWith('https://book.bank.example/?a=1');
    expect(readAppointmentUrl(answer)).toBe('https://book.bank.example/?a=1');
    expect(readAppointmentUrl(JSON.stringify(answer))).toBe('https://book.bank.example/?a=1');
  });

  test.each([
    'error',
    null,
    7,
    [],
    {},
    { data: 'x' },
    { data: { attributes: [] } },
    answerWith(''),
    answerWith(7),
    answerWith('javascript:alert(1)'),
    answerWith('//evil.example'),
    answerWith('#here'),
    answerWith('http://book.bank.example/'),
  ])('%j has no address', (answer) => {
    expect(() => readAppointmentUrl(answer)).toThrow('no address');
  });

  test('STORE-05 the id of the cookie is one value of the question, whatever is in it', () => {
    const url = appointmentUrl({
      serviceBase: '/svt/elmstone',
      bankingType: 'pb',
      externalId: 'a&bankingType=bb#x',
    });
    expect(url).toBe(
      '/svt/elmstone/appointmentScheduling?bankingType=pb&external_id=a%26bankingType%3Dbb%23x',
    );
  });

  test('the question of a page that is not in English says its language', () => {
    const asked = { serviceBase: '/svt/elmstone', bankingType: 'bb' } as const;
    expect(appointmentUrl({ ...asked, locale: 'es' })).toMatch(/\?bankingType=bb&language=es$/);
    expect(appointmentUrl({ ...asked, locale: 'en' })).toMatch(/\?bankingType=bb$/);
  });
});
