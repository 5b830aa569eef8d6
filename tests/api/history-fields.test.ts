import type { OpenAPIV3_1 } from 'openapi-types';
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

const isNamed = (name: string) => HOLDERS.has(name) || FIELDS.some((each) => each === name) || isNamedElsewhere(name);

type Schema = OpenAPIV3_1.SchemaObject;

/**
 * What is sent and has no name in the history: what says which record it is, ids of pictures (the history has the pictures), a logo
 * (it has its address), a place (it has both coordinates as one), the lines by which an order changes, a deal’s choices (it has
 * them in words), and what becomes of an import.
 */
const NAMELESS = new Set([
  ...['expectedVersion', 'clientMutationId', '_id', 'methodName', 'sectionType'],
  ...['pictureId', 'tallPictureId', 'coverId', 'logo', 'latitude', 'longitude'],
  ...['line', 'lineId', 'quantity', 'productId', 'selectedOptions', 'optionId', 'valueId', 'deal', 'dealId', 'key'],
  ...['categoryId', 'extra'],
  ...['state', 'removesGone', 'fetchesPictures'],
]);

/** The names of all fields of a schema, those of parts and rows too. */
function fieldsOf(document: OpenAPIV3_1.Document, schema: Schema | OpenAPIV3_1.ReferenceObject): string[] {
  if ('$ref' in schema) {
    const known = document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
    return known ? fieldsOf(document, known) : [];
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const rows = 'items' in schema && schema.items ? [schema.items] : [];
  const own = Object.entries(schema.properties ?? {});
  return [
    ...own.flatMap(([name, part]) => [name, ...fieldsOf(document, part)]),
    ...[...parts, ...rows].flatMap((each) => fieldsOf(document, each)),
  ];
}

/** Every operation is called, each in a world of its own. */
describe('the history of what staff changed', { timeout: 600_000 }, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('sqlite');
  });
  afterAll(() => test.close());

  it('has a name for every field of a record that is sent with the version that its editor saw', () => {
    const document = test.app.swagger() as OpenAPIV3_1.Document;
    const bodies = Object.values(document.paths ?? {}).flatMap((path) =>
      [path?.put, path?.post, path?.patch].flatMap((operation) => {
        const body = operation?.requestBody;
        const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
        return schema ? [fieldsOf(document, schema as Schema)] : [];
      }),
    );
    const names = bodies.filter((fields) => fields.includes('expectedVersion')).flat();
    expect(names.length).toBeGreaterThan(50);
    const nameless = names.filter((name) => !NAMELESS.has(name) && !isNamed(name));
    expect([...new Set(nameless)]).toEqual([]);
  });

  it('has a name in the reader’s language for every field that any call of staff changes', async () => {
    await recordCalls(test);
    const rows = await test.services.db.selectFrom('audit_log').selectAll().execute();
    const names = rows.flatMap(({ before, after }) =>
      changedFields(JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')).flatMap(({ path }) => path),
    );
    const nameless = names.filter((name) => !isNamed(name));
    expect(names.length).toBeGreaterThan(100);
    expect([...new Set(nameless)]).toEqual([]);
  }, 600_000);
});
