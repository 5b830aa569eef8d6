import { build } from 'vite';
import { expect, it } from 'vitest';
import { endpointsPlugin } from './endpoints-plugin.ts';

it('leaves browsers where an endpoint is, and nothing of what it takes and answers', async () => {
  const entry = 'src/contract/endpoints/fees.ts';
  const built = await build({
    ...{ configFile: false, logLevel: 'silent' },
    plugins: [endpointsPlugin()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = file && 'code' in file ? file.code : '';
  const { changeFees } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(changeFees).toMatchObject({ method: 'PUT', path: '/staff/fees' });
  expect(changeFees.terms).toBeUndefined();
  expect(code).not.toMatch(/zod|settings|summary/);
});
