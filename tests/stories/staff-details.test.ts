import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story, tryNumber } from './story.ts';

story('the owner says where customers can call and find the restaurant', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/details', watchContext);
  const phone = desk.getByLabel('Phone');
  const place = desk.getByLabel('Place on the map');
  const save = desk.getByRole('button', { name: 'Save' });
  const before = { phone: await phone.inputValue(), place: await place.inputValue() };
  const customer = await desk.context().newPage();

  const after = `+44 20 7946 099${tryNumber()}`;
  await phone.fill('12');
  await place.fill('High Street');
  await save.click();
  await expect(phone).toBeFocused();
  await expect(desk.getByText('Valid phone number required.')).toBeVisible();
  await expect(desk.getByText('Please enter two numbers such as 51.8891, 0.9036.')).toBeVisible();
  await desk.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessibleInBothModes(desk);

  await phone.fill(after);
  await place.fill(before.place);
  await save.click();
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await customer.goto(site('kumo', '/contact'));
  await expect(customer.getByRole('main').getByText(after).first()).toBeVisible();

  await phone.fill(before.phone);
  await save.click();
  await expect(desk.getByText('Unsaved changes')).toBeHidden();
});
