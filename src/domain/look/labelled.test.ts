import { expect, test } from 'vitest';
import type { Language } from '../languages.ts';
import { labelled } from './labelled.ts';

test.each<[string, string, Language, string]>([
  ['Sauce', 'Aioli', 'en', 'Sauce: Aioli'],
  ['Soße', 'Aioli', 'de', 'Soße: Aioli'],
  ['Sauce', 'Aïoli', 'fr', 'Sauce\u00a0: Aïoli'],
  ['酱料', '蒜香蛋黄酱', 'zh', '酱料：蒜香蛋黄酱'],
  ['ソース', 'アイオリ', 'ja', 'ソース：アイオリ'],
  ['How hot?', 'Medium', 'en', 'How hot? Medium'],
  ['Doux ou relevé ?', 'Moyen', 'fr', 'Doux ou relevé ? Moyen'],
  ['要多辣？', '中辣', 'zh', '要多辣？中辣'],
])('%s and %s in %s are written %s', (label, value, language, text) => {
  expect(labelled(label, value, language)).toBe(text);
});
