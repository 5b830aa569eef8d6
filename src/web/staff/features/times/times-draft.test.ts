import { expect, it } from 'vitest';
import { allHours, orderTimes } from '../../../../../tests/support/order-times.ts';
import { staffOrderTimes } from '../../../../contract/staff/staff-order-times.ts';
import { NEW_RULE, timesDraft, timesInput } from './times-draft.ts';

const set = orderTimes({ rules: [allHours({ maxUnits: 6 })], autoAccept: true, lastOrderMinutes: 20 });
const issues = (input: unknown) =>
  staffOrderTimes.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('sends back what was not touched as it was', () => {
  for (const times of [orderTimes(), set]) {
    expect(staffOrderTimes.parse(timesInput(timesDraft(times, '2026-06-16')))).toEqual(times);
  }
});

it('names numbers that are none, and a rule that limits nothing', () => {
  const draft = timesDraft(set, '2026-06-16');
  expect(issues(timesInput({ ...draft, pickup: 'ten', daysAhead: '0' }))).toEqual([
    ['prepMinutes.Pickup', 'number_invalid'],
    ['daysAhead', 'number_invalid'],
  ]);
  expect(issues(timesInput({ ...draft, rules: [NEW_RULE] }))).toEqual([['rules.0.maxOrders', 'limit_required']]);
  expect(issues(timesInput({ ...draft, rules: [{ ...NEW_RULE, weekdays: [], maxUnits: '6' }] }))).toEqual([
    ['rules.0.weekdays', 'weekdays_required'],
  ]);
});
