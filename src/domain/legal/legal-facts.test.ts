import { expect, it } from 'vitest';
import { missingFacts } from './legal-facts.ts';

const NOTHING = { company: '', register: '', taxNumber: '', responsible: '', dataContact: '', host: '' };

it('names what the law demands and nobody has given', () => {
  expect(missingFacts('FR', { ...NOTHING, company: 'Chez Ana SARL' })).toEqual(['register', 'responsible', 'host']);
  expect(missingFacts('DE', { ...NOTHING, company: 'Lindenhof GmbH', responsible: 'Nova Silva' })).toEqual([]);
  expect(missingFacts('JP', { ...NOTHING, company: ' ' })).toEqual(['company']);
});
