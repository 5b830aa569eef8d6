import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STAFF_ICONS } from '../src/web/ui/signs/icon-names.ts';
import { iconsPlugin } from './icons-plugin.ts';

const plugin = iconsPlugin() as unknown as {
  load(this: object, id: string): string;
  generateBundle(this: object): void;
};

/** The sprite that the build of this environment writes. */
function spriteIn(name: string): string {
  let sprite = '';
  const emitFile = ({ source }: { source: string }) => {
    sprite = source;
  };
  plugin.generateBundle.call({ environment: { name }, emitFile });
  return sprite;
}

it('gives the icon of each dish as a path to draw, and leaves it out of the sprite', () => {
  const module = plugin.load.call({ environment: { name: 'client' } }, '\0virtual:icon-sprite');
  expect(module).toContain('"plus":"M5 12h14M12 5v14"');
  expect(spriteIn('client')).toContain('id="minus"');
  expect(spriteIn('client')).not.toContain('id="plus"');
});

it('has the icons of the staff only in the staff’s own sprite', () => {
  expect(spriteIn('client')).not.toContain('id="palette"');
  expect(spriteIn('staff')).toContain('id="palette"');
  expect(spriteIn('ssr')).toBe('');
});

it('has each icon of the customers’ pages: one of the staff’s would be a gap there', () => {
  const drawn = new RegExp(`(?:name|icon|before|after)(?:=|: )["'](${STAFF_ICONS.join('|')})["']`, 'g');
  const gaps = globSync('src/web/**/*.tsx')
    .filter((file) => !file.startsWith('src/web/staff/'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(drawn)].map(([, name]) => `${file}: ${name}`));
  expect(gaps).toEqual([]);
});
