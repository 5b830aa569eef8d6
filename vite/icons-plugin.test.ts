import { expect, it } from 'vitest';
import { iconsPlugin } from './icons-plugin.ts';

it('gives the icon of each dish as a path to draw, and leaves it out of the sprite', () => {
  const plugin = iconsPlugin(['minus', 'plus']) as unknown as {
    load(id: string): string;
    generateBundle(this: object): void;
  };
  expect(plugin.load('\0virtual:icon-sprite')).toContain('"plus":"M5 12h14M12 5v14"');
  let sprite = '';
  const emitFile = ({ source }: { source: string }) => {
    sprite = source;
  };
  plugin.generateBundle.call({ environment: { name: 'client' }, emitFile });
  expect(sprite).toContain('id="minus"');
  expect(sprite).not.toContain('id="plus"');
});
