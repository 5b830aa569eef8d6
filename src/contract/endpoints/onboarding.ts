import { firstStepsAnswer } from '../staff/staff-first-steps.ts';
import { endpoint } from './endpoint.ts';

export const getFirstSteps = endpoint('GET', '/staff/first-steps', {
  needs: 'settings',
  summary: 'Tell what a new restaurant still needs before its first order',
  answer: firstStepsAnswer,
});

export const openForOrders = endpoint('POST', '/staff/open-for-orders', {
  needs: 'settings',
  summary: 'Open a new restaurant for orders',
  description: 'It then takes orders in its opening hours, and search engines may list it. Once open, it stays so.',
  answer: firstStepsAnswer,
  refusals: ['not_ready'],
});
