import { expect, it } from 'vitest';
import { failedTests } from './failed-tests.ts';

it('says of each failed test which and why, in a line', () => {
  const failed = {
    fullName: 'a cart adds up',
    status: 'failed',
    failureMessages: ['\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n    at cart.test.ts:9'],
  };
  const passed = { fullName: 'a cart is empty', status: 'passed', failureMessages: [] };
  expect(
    failedTests({
      testResults: [
        { name: '/work/src/cart/cart.test.ts', message: '', assertionResults: [failed, passed] },
        { name: '/work/src/cart/broken.test.ts', message: 'SyntaxError: no', assertionResults: [] },
      ],
    }),
  ).toEqual([
    'cart/cart.test.ts › a cart adds up: AssertionError: expected 1 to be 2',
    'cart/broken.test.ts › the whole file: SyntaxError: no',
  ]);
});

it('says of each failed story which and why, those in groups too', () => {
  const story = (title: string, ok: boolean) => ({
    title,
    file: 'cart.test.ts',
    ok,
    tests: [{ results: [{ duration: 1, errors: ok ? [] : [{ message: 'Error: no such button\nCall log:' }] }] }],
  });
  const group = { title: 'at 320 px', specs: [story('pays', false)] };
  expect(
    failedTests({
      suites: [{ title: 'cart', specs: [story('opens', true)], suites: [group] }],
      stats: { expected: 1, flaky: 0 },
    }),
  ).toEqual(['cart.test.ts › pays: Error: no such button']);
});
