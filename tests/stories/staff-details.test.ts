import { fillSignIn } from './sign-in.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, OWNER, site, story, tryNumber } from './story.ts';

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

story('the place on the map is found from the address', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/details', watchContext);
  const place = desk.getByLabel('Place on the map');
  const find = desk.getByRole('button', { name: 'Find it from the address' });
  await desk.getByLabel('Street').fill('12 High Street');
  await desk.getByLabel('Town').fill('Colchester');
  await desk.getByLabel('Postcode').fill('CO1 1AA');
  await place.fill('');
  await find.click();
  await expect(desk.getByText(/^Filled in: 12 High Street, Colchester/)).toBeVisible();
  await expect(place).toHaveValue(/^51\.\d{1,5}, 0\.\d{1,5}$/);
  const [latitude] = (await place.inputValue()).split(', ');
  await expect(desk.getByRole('link', { name: 'Look at it on the map' })).toHaveAttribute(
    'href',
    new RegExp(`mlat=${latitude}&`),
  );
  await expectAccessibleInBothModes(desk);

  await desk.getByLabel('Town').fill('Xyzzyx');
  await desk.getByLabel('Postcode').fill('');
  await find.click();
  await expect(desk.getByText(/^No place was found for this address/)).toBeVisible();
});

story('town and postcode are asked for in the order of their country', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/details', watchContext);
  const followsStreet = async (label: string) => {
    await desk.getByLabel('Street').focus();
    await desk.keyboard.press('Tab');
    await expect(desk.getByLabel(label)).toBeFocused();
  };
  await followsStreet('Town');
  await desk.getByLabel('Country').fill('Deutschland');
  await expect(desk.getByLabel('Country')).toBeFocused();
  await followsStreet('Postcode');
});

story(
  'what was typed when a session ended is there again after signing in',
  async ({ browser, watchContext, watch }) => {
    watch.allowStatus(401);
    const desk = await openDesk(browser, 'brasa', '/staff/restaurant/details', watchContext);
    const other = await openDesk(browser, 'brasa', '/staff/restaurant/details', watchContext);
    const [phone, postcode] = [desk.getByLabel('Phone'), desk.getByLabel('Postcode')];
    const before = { phone: await phone.inputValue(), postcode: await postcode.inputValue() };
    const typed = `+44 20 7946 098${tryNumber()}`;
    const changed = `CO1 ${tryNumber()}XX`;

    await phone.fill(typed);
    await desk.context().clearCookies();
    await desk.evaluate(() => localStorage.setItem('accessToken', 'ended'));
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByLabel('Password', { exact: true })).toBeVisible();
    await other.getByLabel('Postcode').fill(changed);
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();

    await fillSignIn(desk, OWNER);
    await expect(phone).toHaveValue(typed);
    await expect(postcode).toHaveValue(changed);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    await phone.fill(before.phone);
    await postcode.fill(before.postcode);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Unsaved changes')).toBeHidden();
    await expect(phone).toHaveValue(before.phone);
  },
);
