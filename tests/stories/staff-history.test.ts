import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, story, tryNumber } from './story.ts';

story('an owner reads who ran out of what, and finds it by kind and person', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, 'forno-vesta', '/staff/restaurant/history', watchContext);
  await expect(desk.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  const dish = await desk.evaluate(async (place) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    };
    const { products } = await fetch('/api/v1/products').then((answer) => answer.json());
    const { _id, name } = products.at(-place);
    for (const isAvailable of [false, true]) {
      const body = JSON.stringify({ isAvailable });
      await fetch(`/api/v1/staff/products/${_id}/availability`, { method: 'PUT', headers, body });
    }
    return name as string;
  }, tryNumber());
  await desk.reload();
  await desk.getByLabel('Kind of change').selectOption({ label: 'Marked as available or sold out' });
  const entries = desk.getByRole('article').filter({ hasText: dish });
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Available');
  await expect(entries.first().getByRole('insertion')).toContainText('yes');
  await expect(entries.nth(1).getByRole('insertion')).toContainText('no');
  await expectAccessibleInBothModes(desk);

  await desk.getByLabel('Kind of change').selectOption({ label: 'Rules for unanswered orders changed' });
  await expect(desk.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await desk.getByLabel('Kind of change').selectOption({ label: 'Everything' });
  await desk.getByLabel('Person').selectOption({ index: 1 });
  await expect(entries.first()).toBeVisible();
});

story(
  'older changes that arrive after another kind was chosen do not get in its way',
  async ({ browser, watchContext }) => {
    const desk = await openDesk(browser, 'forno-vesta', '/staff/restaurant/history', watchContext);
    const older = Promise.withResolvers<void>();
    const chosen = Promise.withResolvers<void>();
    const entry = {
      at: '2026-06-17T17:30:00.000Z',
      who: null,
      action: 'availability',
      subject: 'product',
      subjectId: '1',
    };
    await desk.route(/\/staff\/audit(\?|$)/, async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      if (asked.has('after')) await older.promise;
      if (asked.has('action')) await chosen.promise;
      const entries = asked.has('action')
        ? []
        : [{ ...entry, _id: '1', subjectName: 'Soup', before: null, after: null }];
      await route.fulfill({ json: { data: { entries, next: 'older' } } });
    });
    await desk.reload();
    await desk.getByRole('button', { name: 'Show older ones' }).click();
    await desk.getByLabel('Kind of change').selectOption({ label: 'Rules for unanswered orders changed' });
    const late = desk.waitForResponse((answer) => answer.url().includes('after=older'));
    older.resolve();
    await (await late).finished();
    chosen.resolve();
    await expect(desk.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  },
);

story(
  'an owner whom the operator made is the operator’s doing, and nothing automatic',
  async ({ browser, watchContext }) => {
    const desk = await openDesk(browser, 'forno-vesta', '/staff/restaurant/history', watchContext);
    const entry = { at: '2026-06-17T17:30:00.000Z', who: null, subjectId: '1' };
    const entries = [
      {
        ...entry,
        _id: '1',
        action: 'staff_role',
        subject: 'user',
        subjectName: 'Ada',
        before: null,
        after: { name: 'Ada', role: 'Owner' },
      },
      {
        ...entry,
        _id: '2',
        action: 'availability',
        subject: 'product',
        subjectName: 'Soup',
        before: null,
        after: null,
      },
      {
        ...entry,
        _id: '3',
        action: 'availability',
        subject: 'product',
        subjectName: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung',
        before: null,
        after: null,
      },
    ];
    await desk.route(/\/staff\/audit(\?|$)/, (route) => route.fulfill({ json: { data: { entries, next: null } } }));
    await desk.reload();
    await expect(desk.getByRole('article').filter({ hasText: 'Ada' })).toContainText('Operator ·');
    await expect(desk.getByRole('article').filter({ hasText: 'Soup' })).toContainText('Automatic ·');
    // A name in one long word, such as an invited address, stays within a phone.
    await desk.setViewportSize({ width: 320, height: 700 });
    await expect(desk.getByRole('article').filter({ hasText: 'Rindfleisch' })).toBeVisible();
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
