import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { insertMachineText } from '../../../tests/support/machine-text.ts';

import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { staffAboutAnswer } from '../../contract/staff/staff-about.ts';

describe.each(dialects)('what the restaurant says about itself on %s', (dialect) => {
  let app: TestApp;
  let manager: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
  });
  afterEach(() => app.close());

  const teaser = {
    preHeading: { en: 'Since 1987' },
    mainHeadline: { en: 'Two ovens', pt: 'Dois fornos' },
    introParagraph: { en: 'We bake twice.' },
    pictureId: null,
    points: [
      { icon: 'flame', text: { en: 'Wood fire.' } },
      { icon: 'wheat', text: { en: 'Slow dough.', pt: 'Massa lenta.' } },
    ],
  };
  const page = {
    pageTagline: { en: 'Bread first' },
    missionStatement: { en: 'Honest cooking.' },
    sections: [{ sectionType: 'text', heading: { en: 'A van' }, paragraph: { en: 'It all began.' } }],
    coreValues: [{ en: 'Patience' }, { en: 'Heat' }],
  };
  const read = async () => (await app.call({ url: '/staff/about', token: manager })).body.data.about;
  const write = (body: object) => app.call({ method: 'PUT', url: '/staff/about', token: manager, body });
  const shown = async (language = 'en') => {
    const headers = { 'accept-language': language };
    return (await app.call({ url: '/restaurants/public/-', headers })).body.data.restaurant.aboutContent;
  };

  it('is read with whose words each language has', async () => {
    const answer = await app.call({ url: '/staff/about', token: manager });
    expect(staffAboutAnswer.parse(answer.body)).toEqual(answer.body);
    expect(answer.body.data.about.teaser.points).toEqual([
      {
        icon: 'wheat',
        text: {
          en: { text: 'Slow dough.', provenance: 'authored' },
          pt: { text: 'Massa lenta.', provenance: 'authored' },
        },
      },
    ]);
  });

  it('is on the site as it was written, in another order, with more and with less', async () => {
    expect((await write({ teaser, fullPage: page })).status).toBe(200);
    expect(await shown()).toMatchObject({
      teaser: {
        mainHeadline: 'Two ovens',
        expandedParagraphs: [
          { icon: 'flame', text: 'Wood fire.' },
          { icon: 'wheat', text: 'Slow dough.' },
        ],
      },
      fullPage: { pageTagline: 'Bread first', coreValues: ['Patience', 'Heat'] },
    });
    // A missing word is shown in the restaurant's own language, and the others are not.
    expect((await shown('pt')).teaser).toMatchObject({ mainHeadline: 'Dois fornos', preHeading: teaser.preHeading.en });
    const complete = {
      preHeading: { en: 'Since 1987', pt: 'Desde 1987' },
      introParagraph: { en: 'We bake.', pt: 'Cozemos.' },
    };
    await write({ teaser: { ...teaser, ...complete, points: [] }, fullPage: null });
    expect((await shown('pt')).teaser).toMatchObject({ mainHeadline: 'Dois fornos', preHeading: 'Desde 1987' });
    expect(await shown()).toMatchObject({ teaser: { expandedParagraphs: [] }, fullPage: null });
    const { db } = app.services;
    const left = await db.selectFrom('texts').select('field').where('field', 'like', 'about.fullPage%').execute();
    expect(left).toEqual([]);
  });

  it('keeps a machine’s words a machine’s where the text moves, and lets them go when it changes', async () => {
    await write({ teaser, fullPage: null });
    await insertMachineText(app, { lang: 'fr', field: 'about.teaser.expandedParagraphs.0', text: 'Feu de bois.' });
    const french = { icon: 'flame', text: { en: 'Wood fire.', fr: 'Feu de bois.' } };
    await write({ teaser: { ...teaser, points: [teaser.points[1], french] }, fullPage: null });
    expect((await read()).teaser.points[1].text.fr).toEqual({ text: 'Feu de bois.', provenance: 'machine' });
    const changed = { icon: 'flame', text: { en: 'Gas fire.', fr: 'Feu de bois.' } };
    await write({ teaser: { ...teaser, points: [changed] }, fullPage: null });
    expect((await read()).teaser.points[0].text).toEqual({ en: { text: 'Gas fire.', provenance: 'authored' } });
  });

  it('is complete in the restaurant’s own language, and shows only pictures of its own', async () => {
    const before = await read();
    const foreign = await write({ teaser: { ...teaser, preHeading: { pt: 'Desde 1987' } }, fullPage: null });
    expect([foreign.status, foreign.body.code]).toEqual([422, 'own_language_missing']);
    expect(foreign.body.errors).toMatchObject([{ field: 'teaser.preHeading.en' }]);
    const strange = await write({ teaser: { ...teaser, pictureId: 'strange' }, fullPage: null });
    expect([strange.status, strange.body.code]).toEqual([422, 'picture_not_here']);
    expect(await read()).toEqual(before);
  });
});
