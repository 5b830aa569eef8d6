import { expect, it } from 'vitest';
import { TIMEOUT } from './limits.ts';

it('the warnings at checkout stay longest', () => {
  const { checkoutWarning, snackbar, globalSnackbar, orderPlaced, optionWarning } = TIMEOUT;
  expect(checkoutWarning).toBeGreaterThan(Math.max(snackbar, globalSnackbar, orderPlaced, optionWarning));
});
