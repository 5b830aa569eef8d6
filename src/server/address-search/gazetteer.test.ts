import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';

const COLCHESTER = [0.899, 51.8895] as const;
const LISBOA = [-9.1427, 38.711] as const;
const search = createGazetteer();

async function suggest(input: string, more: Partial<Parameters<typeof search.suggest>[1]> = {}): Promise<string[]> {
  const options = {
    regions: ['GB', 'PT'],
    language: 'en',
    sessionToken: 'a-session',
    near: COLCHESTER,
    ...more,
  } as const;
  return (await search.suggest(input, options)).map(({ text }) => text);
}

async function firstPlace(input: string) {
  const options = { regions: ['GB', 'PT'], language: 'en', sessionToken: 'a-session', near: COLCHESTER } as const;
  const [first] = await search.suggest(input, options);
  return search.details(first?.placeId ?? '', options);
}

describe('suggestions', () => {
  it.each([
    ['12 High Street, Colch', '12 High Street, Colchester, United Kingdom'],
    ['12 High Street Colch', '12 High Street, Colchester, United Kingdom'],
    ['12 High Street, colchester co1 1jn, UK', '12 High Street, Colchester CO1 1JN, United Kingdom'],
    ['12 High Street CO1 1JN', '12 High Street, Colchester CO1 1JN, United Kingdom'],
    ['Flat 2, 9 Mill Lane, Ely, Cambridgeshire', 'Flat 2, 9 Mill Lane, Ely, United Kingdom'],
    ['Rua Augusta 10 lisbo', 'Rua Augusta 10, Lisboa, Portugal'],
    ['Rua Augusta 10, Lisbon', 'Rua Augusta 10, Lisboa, Portugal'],
    ['Avenida da Liberdade, 1250-096', 'Avenida da Liberdade, 1250-096 Lisboa, Portugal'],
    ['1 x, evora', '1 x, Évora, Portugal'],
    ['Lond', 'London, United Kingdom'],
    ['12 High Street colchester essex', '12 High Street, Colchester, United Kingdom'],
    ['Rua das Flores, Por', 'Rua das Flores, Porto, Portugal'],
    ['Rua X 1, sao joao da mad', 'Rua X 1, São João da Madeira, Portugal'],
    ['CO1 1AA', 'Colchester CO1 1AA, United Kingdom'],
    ['co11aa', 'Colchester CO1 1AA, United Kingdom'],
    ['CO1', 'Colchester CO1, United Kingdom'],
    ['12 High Street, CO1', '12 High Street, Colchester CO1, United Kingdom'],
    ['12 High Street, Colchester CO1 1', '12 High Street, Colchester CO1, United Kingdom'],
    ['9 Quay Street, Wivenhoe CO7 9DD', '9 Quay Street, Wivenhoe CO7 9DD, United Kingdom'],
    ['1100-148', '1100-148 Lisboa, Portugal'],
    ['1100148', '1100-148 Lisboa, Portugal'],
    ['1100', '1100 Lisboa, Portugal'],
    ['Rua Augusta 10, 1100', 'Rua Augusta 10, 1100 Lisboa, Portugal'],
    ['Rua Augusta 10, 1100-148 Lisboa, Portugal', 'Rua Augusta 10, 1100-148 Lisboa, Portugal'],
    ['1200 London Road, Ipsw', '1200 London Road, Ipswich, United Kingdom'],
    ['Flat B2', 'Flat B2, Colchester, United Kingdom'],
    ['A1 Garage', 'A1 Garage, Colchester, United Kingdom'],
  ])('reads %j', async (input, expected) => {
    expect((await suggest(input))[0]).toBe(expected);
  });

  it('keep a street whole while no town is typed, and begin near the restaurant', async () => {
    expect((await suggest('High Street'))[0]).toBe('High Street, Colchester, United Kingdom');
    expect((await suggest('High Str'))[0]).toBe('High Str, Colchester, United Kingdom');
    expect((await suggest('Rua das Flores', { near: LISBOA }))[0]).toBe('Rua das Flores, Lisboa, Portugal');
  });

  it('are in Portugal for a Portuguese street, wherever the restaurant is', async () => {
    expect(await suggest('Rua de Santa Catarina')).toContain('Rua de Santa Catarina, Porto, Portugal');
    expect((await suggest('Rua de Santa Catarina', { regions: ['GB'] }))[0]).toContain('United Kingdom');
  });

  it('tell towns of the same name apart by the postcode', async () => {
    expect((await firstPlace('1 Mill Lane, Newport NP20 1AA'))?.latitude).toBeCloseTo(51.59, 1);
    expect((await firstPlace('1 Mill Lane, Newport PO30 1AA'))?.latitude).toBeCloseTo(50.7, 1);
    expect((await firstPlace('1 Mill Lane, Newport TF10 7AA'))?.latitude).toBeCloseTo(52.77, 1);
  });

  it('never give a postcode to a town that is known to have others', async () => {
    expect(await suggest('SW1A 1AA')).not.toContainEqual(expect.stringMatching(/Croydon|Sutton/));
    expect(await suggest('1100-148')).not.toContainEqual(expect.stringContaining('Almada'));
    expect(await suggest('4000-447')).toEqual(['4000-447 Porto, Portugal', ...Array(4).fill(expect.anything())]);
  });

  it('are five at most, and say the region of towns that share a name', async () => {
    const texts = await suggest('Newport', { near: null });
    expect(texts.slice(0, 2)).toEqual(['Newport, Wales, United Kingdom', 'Newport, England, United Kingdom']);
    expect((await suggest('New')).length).toBe(5);
  });

  it('stay within the regions and name the country in the reader’s language', async () => {
    expect(await suggest('1 x, Lisb', { regions: ['PT'], language: 'pt' })).toEqual(['1 x, Lisboa, Portugal']);
    expect(await suggest('1 x, Colch', { language: 'pt' })).toEqual(['1 x, Colchester, Reino Unido']);
    expect(await suggest('1 x, Colch', { regions: ['FR'] })).toEqual([]);
  });

  it('are none for what is not an address, or too long for a place id', async () => {
    expect(await suggest('!!! ,,')).toEqual([]);
    expect(await suggest(`${'長'.repeat(190)}, Colch`)).toEqual([]);
    expect(await suggest('ZZ1 1AA, Nowhere at all', { regions: ['XX'] })).toEqual([]);
  });
});

describe('details', () => {
  it('have the typed postcode, and the town’s coordinates', async () => {
    expect(await firstPlace('12 High Street, Colchester CO1 1JN')).toMatchObject({
      street: '12 High Street',
      city: 'Colchester',
      postcode: 'CO1 1JN',
      country: 'United Kingdom',
      latitude: expect.closeTo(51.89, 1),
      longitude: expect.closeTo(0.9, 1),
    });
  });

  it('have as much of the postcode as was typed', async () => {
    expect(await firstPlace('12 High Street, co1')).toMatchObject({ street: '12 High Street', postcode: 'CO1' });
    expect(await firstPlace('Rua Augusta 10, 1100')).toMatchObject({ city: 'Lisboa', postcode: '1100' });
  });

  it('have the central district where none was typed', async () => {
    expect((await firstPlace('High Street'))?.postcode).toBe('CO1');
  });

  it.each([
    '',
    'nonsense',
    'gb-pt.',
    'gb-pt.bm9uc2Vuc2U',
    `gb-pt.${Buffer.from('["a","0","b"]').toString('base64url')}`,
  ])('are null for the id %j', async (id) => {
    expect(await search.details(id, { language: 'en', sessionToken: 'a-session' })).toBeNull();
  });
});
