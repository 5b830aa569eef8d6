import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story, tryNumber } from './story.ts';

story(
  'an owner changes the colours of the house, and the storefront follows',
  async ({ page, browser, watchContext }) => {
    const desk = await openDesk(browser, 'kumo', '/staff/restaurant/theme', watchContext);
    const accent = desk.getByLabel('Accent', { exact: true });
    const was = await accent.inputValue();
    await accent.fill('reddish');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Please enter a colour such as #c8321f.')).toBeVisible();
    await expectAccessibleInBothModes(desk);

    const other = `#20a06${tryNumber()}`;
    await accent.fill(other);
    await expect(desk.getByRole('list', { name: 'What becomes of your colours' })).toContainText('By day · Accent');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    const accentOf = async () => {
      await page.goto(site('kumo'));
      return page.evaluate(async () => {
        const { data } = await fetch('/api/v1/restaurants/public/-').then((answer) => answer.json());
        return data.restaurant.themeSettings.accent as string;
      });
    };
    expect(await accentOf()).toBe(other);

    await accent.fill(was);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Unsaved changes')).toBeHidden();
    expect(await accentOf()).toBe(was);
  },
);
