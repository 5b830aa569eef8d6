import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLanguage } from '../../src/domain/languages.ts';
import { SOCIAL_NETWORKS } from '../../src/domain/look/social-networks.ts';
import { WEEKDAYS } from '../../src/domain/times/weekdays.ts';
import { changedFields } from '../../src/web/staff/features/audit/changed-fields.ts';
import { FIELDS, HOLDERS } from '../../src/web/staff/features/audit/fields.ts';
import { recordCalls } from '../generate/record-calls.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** What has a name of its own: rows by their number or date, languages, weekdays, ways to pay and networks. */
const isNamedElsewhere = (name: string) =>
  /^[\d-]+$/.test(name) ||
  isLanguage(name) ||
  [...WEEKDAYS, ...SOCIAL_NETWORKS, 'Cash', 'Card'].some((each) => each === name);

describe('the history of what staff changed', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
  });
  afterAll(() => test.close());

  it('has a name in the reader’s language for every field that any call of staff changes', async () => {
    await recordCalls(test);
    const rows = await test.services.db.selectFrom('audit_log').selectAll().execute();
    const names = rows.flatMap(({ before, after }) =>
      changedFields(JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')).flatMap(({ path }) => path),
    );
    const nameless = names.filter(
      (name) => !HOLDERS.has(name) && !FIELDS.some((each) => each === name) && !isNamedElsewhere(name),
    );
    expect(names.length).toBeGreaterThan(100);
    expect([...new Set(nameless)]).toEqual([]);
  }, 240_000);
});
