import { expect, it } from 'vitest';
import { contactErrors } from './contact-fields.ts';

const filled = { name: 'Ada', email: 'a@b.co', subject: 'Table', message: '0123456789' };

it('takes a filled form', () => {
  expect(contactErrors(filled)).toEqual({});
});

it('asks for all four fields; blanks are nothing', () => {
  expect(contactErrors({ name: ' ', email: '', subject: '', message: '\n' })).toEqual({
    name: 'required',
    email: 'required',
    subject: 'required',
    message: 'required',
  });
});

it('wants an address with an @ and a message of ten characters', () => {
  expect(contactErrors({ ...filled, email: 'abc', message: '012345678' })).toEqual({
    email: 'email_invalid',
    message: 'message_too_short',
  });
});
