import { todayAnswer } from '../staff/staff-today.ts';
import { endpoint } from './endpoint.ts';

export const getToday = endpoint('GET', '/staff/today', {
  needs: 'figures',
  scope: 'reports:read',
  summary: 'Tell today’s sales, what needs somebody, and what comes next',
  answer: todayAnswer,
});
