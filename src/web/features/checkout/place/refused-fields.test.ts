import { expect, test } from 'vitest';
import type { ProblemField } from '../../../../contract/problem.ts';
import { refusedFields } from './refused-fields.ts';

const said = (errors: ProblemField[]) => refusedFields((key) => key, errors, [{ name: 'Ramen' }], 'en');

test('each refused part of an order is named once, before what is wrong with it', () => {
  const phone = { field: 'contactPhone', message: 'Too short.' };
  const dish = { field: 'items.0.quantity', message: 'Too many.' };
  expect(said([phone, dish, phone])).toBe('contact_phone: Too short. Ramen: Too many.');
});

test('messages without a field are joined as they are', () => {
  const bare = ['A1', 'B2'].map((message) => ({ message }) as ProblemField);
  expect(said(bare)).toBe('A1 B2');
});
