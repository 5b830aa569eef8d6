import { staffTaxesAnswer, staffTaxesChange, taxClassesInput, taxedGoodsAnswer } from '../staff/staff-taxes.ts';
import { endpoint } from './endpoint.ts';
import { CARRIES_RECORD } from './texts.ts';

export const getTaxes = endpoint('GET', '/staff/taxes', {
  needs: 'settings',
  summary: 'Get how the restaurant is taxed, and what its customers get as a receipt',
  answer: staffTaxesAnswer,
});

export const changeTaxes = endpoint('PUT', '/staff/taxes', {
  needs: 'settings',
  summary: 'Replace how the restaurant is taxed, and what its customers get as a receipt',
  description: `Orders that are placed keep their tax. Receipts begin once the restaurant has said what its country's receipts name (\`seller\`). ${CARRIES_RECORD}`,
  body: staffTaxesChange,
  answer: staffTaxesAnswer,
  refusals: ['menu_changed', 'receipt_facts_missing'],
});

export const getTaxClasses = endpoint('GET', '/staff/tax-classes', {
  needs: 'settings',
  summary: 'List dishes and options with their tax classes',
  answer: taxedGoodsAnswer,
});

export const changeTaxClasses = endpoint('PUT', '/staff/tax-classes', {
  needs: 'settings',
  summary: 'Set the tax classes of dishes and options',
  description: 'Those that are not named keep theirs.',
  body: taxClassesInput,
  answer: taxedGoodsAnswer,
  refusals: ['not_found'],
});
