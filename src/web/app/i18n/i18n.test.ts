import { expect, it } from 'vitest';
import { Messages } from './i18n.ts';
import { translate } from './language.ts';

it('adds the texts of a page that may come next without drawing what is shown again', async () => {
  const messages = new Messages('en');
  await messages.need(['shell']);
  const drawn = messages.i18n.messages;
  await messages.need(['cart']);
  expect(messages.i18n.messages).toBe(drawn);
  expect(messages.i18n._('cart.title')).not.toBe('cart.title');
});

it('draws what a part had asked for before its texts were there', async () => {
  const messages = new Messages('en');
  await messages.need(['shell']);
  const drawn = messages.i18n.messages;
  expect(messages.i18n._('cart.title')).toBe('cart.title');
  await messages.need(['cart']);
  expect(messages.i18n.messages).not.toBe(drawn);
});

it('of two languages chosen at once the last one stays, whichever comes first', async () => {
  const messages = new Messages('en');
  await messages.need(['shell']);
  const [isFirstShown, isLastShown] = await Promise.all([translate(messages, 'fr'), translate(messages, 'de')]);
  expect([isFirstShown, isLastShown]).toEqual([false, true]);
  expect(messages.language).toBe('de');
});

it('a page that opens while the language changes opens in the new one', async () => {
  const english = new Messages('en');
  await english.need(['cart']);
  const messages = new Messages('en');
  await messages.need(['shell']);
  await Promise.all([messages.need(['cart']), translate(messages, 'de')]);
  expect(messages.i18n._('cart.title')).not.toBe(english.i18n._('cart.title'));
  await Promise.all([translate(messages, 'en'), messages.need(['home'])]);
  await messages.need(['home']);
  expect(messages.i18n._('cart.title')).toBe(english.i18n._('cart.title'));
});

it.each([
  ['pt', '0 pontos'],
  ['fr', '0 point'],
  ['en', '0 points'],
] as const)('counts nothing in %s as %s', async (language, points) => {
  const messages = new Messages(language);
  await messages.need(['checkout']);
  expect(messages.i18n._('checkout.points', { count: 0 })).toBe(points);
});
