import { staffFeesAnswer, staffFeesChange } from '../staff/staff-fees.ts';
import { endpoint } from './endpoint.ts';
import { CARRIES_RECORD } from './texts.ts';

export const getFees = endpoint('GET', '/staff/fees', {
  needs: 'settings',
  summary: 'Get what the restaurant adds to orders besides the delivery fee, and which tips it offers',
  answer: staffFeesAnswer,
});

export const changeFees = endpoint('PUT', '/staff/fees', {
  needs: 'settings',
  summary: 'Replace what the restaurant adds to orders besides the delivery fee, and which tips it offers',
  description: `The next order is priced by these fees. ${CARRIES_RECORD}`,
  body: staffFeesChange,
  answer: staffFeesAnswer,
  refusals: ['menu_changed'],
});
