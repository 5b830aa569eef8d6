import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { brought } from '../../../tests/support/brought-menu.ts';
import { ALLERGENS } from '../../domain/menu/food-labels.ts';
import { planImport } from './plan-import.ts';
import { readMenuFile } from './read-menu-file.ts';
import { foodWord } from './table/food-words.ts';

const lines = (...rows: string[]) => rows.join('\r\n');
/** As German Excel saves "CSV (Trennzeichen-getrennt)": one byte a letter. */
const windows1252 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const words = (faults: Awaited<ReturnType<typeof brought>>['faults']) =>
  faults.map(({ row, code, values }) => [row, code, values?.['word']]);

it('reads what a dish declares in German, from the bytes that Windows and Excel save', async () => {
  const text = lines(
    'Kategorie;Nr.;Gericht;Preis;Allergene;Kann enthalten;Getreide und Nüsse;Zusatzstoffe;Schärfe;kcal',
    'Pasta;12a;Käsespätzle;9,50;Glutenhaltiges Getreide, Milch, Eier;Schalenfrüchte;Weizen;mit Farbstoff, Konservierungsstoff;2;1.050 kcal',
  );
  for (const bytes of [windows1252(text), utf16(text), Buffer.from(`\ufeff${text}`)]) {
    const { faults, dish } = await brought(bytes, 'EUR');
    expect(faults).toEqual([]);
    expect(dish('Käsespätzle')).toMatchObject({
      ...{ menuNumber: '12a', price: 9.5, heat: 2, kcal: 1050 },
      allergens: ['gluten', 'milk', 'eggs'],
      allergenKinds: ['wheat'],
      mayContain: ['nuts'],
      additives: ['colouring', 'preservative'],
    });
  }
});

it.each([
  ['en', 'Category,Name,Price,Allergens,May contain', 'Soups,Soup,4,"Milk, Tree nuts",Celery'],
  ['fr', 'Category;Nom;Prix;Allergènes;Peut contenir', 'Soups;Soup;4;Lait, Fruits à coque;Céleri'],
  ['es', 'Category;Nombre;Precio;Alérgenos;Puede contener', 'Soups;Soup;4;Leche, Frutos de cáscara;Apio'],
  ['it', 'Category;Nome;Prezzo;Allergeni;Può contenere', 'Soups;Soup;4;Latte, Frutta a guscio;Sedano'],
  ['pt', 'Category;Nome;Preço;Alergénios;Pode conter', 'Soups;Soup;4;Leite, Frutos de casca rija;Aipo'],
  ['ja', 'Category,名前,価格,アレルゲン,混入の可能性', 'Soups,Soup,4,乳、木の実（ナッツ類）,セロリ'],
  ['zh', 'Category,名称,价格,过敏原,可能含有', 'Soups,Soup,4,乳、坚果,芹菜'],
])('understands the names of allergens in %s', async (_, head, row) => {
  const { faults, dish } = await brought(lines(head, row), 'EUR');
  expect(faults).toEqual([]);
  expect(dish('Soup')).toMatchObject({ allergens: ['milk', 'nuts'], mayContain: ['celery'] });
});

it('tells an empty cell, which says nothing, from a word for none', async () => {
  const file = lines(
    'Category,Name,Price,Allergens,Additives',
    'Soups,Silent,4,,',
    'Soups,Dash,4,-,-',
    'Soups,Word,4,none,none',
    'Soups,Wort,4,Keine,',
    'Soups,Named,4,Milk,',
  );
  const { dish, assumed, faults } = await brought(file, 'EUR');
  expect(faults).toEqual([]);
  const declared = ['Silent', 'Dash', 'Word', 'Wort', 'Named'].map((name) => dish(name).noAllergens);
  expect(declared).toEqual([false, true, true, true, false]);
  expect(assumed).toEqual(['dash_is_none']);
});

it('reads a table with a column for each allergen, as kitchens hang it up', async () => {
  const { dish, faults } = await brought(
    lines(
      'Category,Name,Price,Gluten,Milk,Eggs,Nuts',
      'Soups,Leek,4,,x,,(x)',
      'Soups,Noodles,5,1,,1,',
      'Soups,Broth,4,,,,',
      'Soups,Clear,4,no,no,no,no',
      'Soups,Odd,4,x,×,,',
    ),
    'EUR',
  );
  expect(dish('Leek')).toMatchObject({ allergens: ['milk'], noAllergens: false, mayContain: ['nuts'] });
  expect(dish('Noodles')).toMatchObject({ price: 5, allergens: ['gluten', 'eggs'], sizePrices: {} });
  // Nothing marked is nothing declared, and four columns are not the fourteen.
  for (const name of ['Broth', 'Clear']) expect(dish(name)).toMatchObject({ allergens: [], noAllergens: false });
  expect(dish('Odd').allergens).toEqual([]);
  expect(faults.map(({ row, values }) => [row, values?.['word']])).toEqual([[6, '×']]);
});

it('believes a row that says no to all fourteen', async () => {
  const head = ALLERGENS.map((allergen) => foodWord(allergen, 'en')).join('","');
  const row = (mark: string) => `Soups,Soup,4,${ALLERGENS.map(() => mark).join(',')}`;
  const { dish } = await brought(lines(`Category,Name,Price,"${head}"`, row('-')), 'EUR');
  expect(dish('Soup')).toMatchObject({ allergens: [], noAllergens: true });
});

it.each(['not declared', 'Nicht angegeben', '未标示'])(
  'takes back what was declared where a cell says “%s”',
  async (word) => {
    const table = (allergens: string) => lines('Category,Name,Price,Allergens', `Soups,Soup,4,${allergens}`);
    const { plan, current } = await brought(table('"Milk, Gluten (wheat)"'), 'EUR');
    expect(plan.dishes[0]?.after).toMatchObject({ allergens: ['milk', 'gluten'], allergenKinds: ['wheat'] });
    const menu = await readMenuFile(Buffer.from(table(word)), current);
    expect(planImport('restaurant', menu, current).dishes[0]?.after).toMatchObject({
      ...{ allergens: [], noAllergens: false, allergenKinds: [] },
    });
  },
);

it('takes nothing of a cell of which a part is not understood, and names the row', async () => {
  const { dish, faults } = await brought(
    lines(
      'Category,Name,Price,Allergens,May contain,Cereals and nuts,Additives,Heat,kcal,Number',
      'Soups,Soup,4,"Milk, Shellfish","Nuts, dust","Wheat, straw","with colouring, magic",7,1890 kJ,123456789',
    ),
    'EUR',
  );
  expect(words(faults)).toEqual([
    [2, 'allergen_unknown', 'Shellfish'],
    [2, 'allergen_unknown', 'dust'],
    [2, 'additive_unknown', 'magic'],
    [2, 'kind_of_allergen_unknown', 'straw'],
    [2, 'menu_number_too_long', '123456789'],
    [2, 'heat_unknown', '7'],
    [2, 'kcal_unreadable', '1890 kJ'],
  ]);
  expect(dish('Soup')).toMatchObject({
    ...{ price: 4, allergens: [], noAllergens: false, mayContain: [], allergenKinds: [], additives: [] },
    ...{ heat: null, kcal: null, menuNumber: null },
  });
});

it('reads codes by the legend that stands below the dishes', async () => {
  const { dish, faults, counts } = await brought(
    windows1252(
      lines(
        'Nr;Kategorie;Gericht;Preis;Allergene;Zusatzstoffe',
        '1;Pizza;Salami;8,50;A,G,K;1,2',
        ';;;;;',
        'Allergene: A = Gluten (Weizen, Roggen), G = Milch und Milcherzeugnisse, K = Nüsse (Walnuss);;;;;',
        '1;Farbstoff;;;;',
        '2;mit Konservierungsstoff;;;;',
      ),
    ),
    'EUR',
  );
  expect([faults, counts.dishes]).toEqual([[], 1]);
  expect(dish('Salami')).toMatchObject({
    allergens: ['gluten', 'milk', 'nuts'],
    allergenKinds: ['wheat', 'rye', 'walnuts'],
    additives: ['colouring', 'preservative'],
  });
});

it('reads codes by the legend of another sheet of a workbook', async () => {
  const sheet = (...rows: (string | number)[][]) => rows.map((row) => row.map((value) => ({ value })));
  const file = await writeExcelFile([
    { sheet: 'Menu', data: sheet(['Category', 'Name', 'Price', 'Allergens'], ['Soups', 'Soup', 4.5, 'C, G']) },
    { sheet: 'Legend', data: sheet(['Code', 'Meaning'], ['C', 'Eggs'], ['G', 'Milk']) },
  ] as never).toBuffer();
  const { dish, faults } = await brought(file, 'EUR');
  expect(faults).toEqual([]);
  expect(dish('Soup').allergens).toEqual(['eggs', 'milk']);
});

it('goes by the file’s own legend where it differs from the usual one', async () => {
  const file = lines(
    'Category,Name,Price,Allergens,Additives',
    'Soups,Soup,4,"A, G","1, 2"',
    '"A = Celery"',
    '"1 = Caffeine"',
  );
  const { dish, faults } = await brought(file, 'EUR', { areCodesUsual: true });
  expect(faults).toEqual([]);
  expect(dish('Soup')).toMatchObject({ allergens: ['celery', 'milk'], additives: ['preservative', 'caffeine'] });
});

it('does not take a dish for a legend', async () => {
  const file = lines(
    ...['Category,Number,Name,Price,Allergens', 'Food,1,Fish,4,Fish', 'Food,2,Milk,2,Milk', 'A,A,Eggs,3,Eggs'],
  );
  const { counts, faults, dish } = await brought(file, 'EUR');
  expect([counts.dishes, faults, dish('Fish').menuNumber]).toEqual([3, [], '1']);
});
