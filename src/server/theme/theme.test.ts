import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(dialects)('colours and logo on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const colours = { primary: '#0b5cad', secondary: '#0d7a6b', accent: '#d6409f' };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
  const write = (body: object) => app.call({ method: 'PUT', url: '/staff/theme', token: manager, body });
  const shown = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;

  it('are those of the storefront at once', async () => {
    const answer = await write(colours);
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { ...colours, logoUrl: null, version: expect.any(String) },
    ]);
    expect((await shown()).themeSettings).toMatchObject(colours);
    expect((await app.call({ url: '/staff/theme', token: manager })).body.data).toEqual(answer.body.data);
  });

  it('take a logo in, keep it, and let it go', async () => {
    const { logoUrl } = (await write({ ...colours, logo: svg })).body.data;
    expect(logoUrl).toMatch(/^\/media\/[0-9a-f]+\.svg$/);
    expect((await shown()).logoUrl).toBe(logoUrl);
    expect((await write(colours)).body.data.logoUrl).toBe(logoUrl);
    expect((await write({ ...colours, logo: null })).body.data.logoUrl).toBeNull();
    expect((await shown()).logoUrl).toBeNull();
  });

  it.each([
    'not a drawing',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    // Nobody could draw it.
    '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
  ])('refuse the logo %s', async (logo) => {
    const answer = await write({ ...colours, logo });
    expect([answer.status, answer.body.code]).toEqual([422, 'logo_refused']);
    expect((await shown()).themeSettings.primary).not.toBe(colours.primary);
  });

  it.each(['red', '#12345', '', 'url(#x)'])('refuse the colour %j', async (primary) => {
    const answer = await write({ ...colours, primary });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'primary' }] } });
  });
});
