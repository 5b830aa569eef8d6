import { afterEach, describe, expect, it } from 'vitest';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { webVitalsReport } from '../../contract/web-vitals-report.ts';
import { pageRoutes } from '../../web/routes.ts';

const VISIT = {
  device: 'mobile',
  vitals: {
    TTFB: { page: 'home', value: 84.3 },
    FCP: { page: 'home', value: 640 },
    LCP: { page: 'home', value: 2500 },
    hydrated: { page: 'home', value: 1900 },
    INP: { page: 'menu', value: 208 },
    CLS: { page: 'menu', value: 0.1 },
  },
};
const changed = (name: string, figure: object) => ({ ...VISIT, vitals: { ...VISIT.vitals, [name]: figure } });

describe('what visits tell of their speed', () => {
  let test: TestApp | undefined;
  afterEach(() => test?.close());

  async function start(env: Record<string, string>) {
    const started = await startTestApp('sqlite', env);
    test = started;
    return {
      tell: async (body: object, host?: string, headers: Record<string, string> = {}) =>
        (await started.call({ method: 'POST', url: '/web-vitals', body, headers, ...(host && { host }) })).status,
      /** The lines of the visits' histograms. */
      read: async () => (await started.services.metrics.registry.metrics()).match(/^servery_web_vitals_.*$/gm) ?? [],
    };
  }

  it('is counted by kind of page and device, in seconds', async () => {
    const { tell, read } = await start({ WEB_VITALS_SAMPLE: '0.1' });
    expect(await tell(VISIT)).toBe(204);
    expect(await read()).toEqual(
      expect.arrayContaining([
        'servery_web_vitals_ttfb_seconds_sum{page="home",device="mobile"} 0.0843',
        'servery_web_vitals_fcp_seconds_sum{page="home",device="mobile"} 0.64',
        'servery_web_vitals_hydrated_seconds_sum{page="home",device="mobile"} 1.9',
        'servery_web_vitals_lcp_seconds_count{page="home",device="mobile"} 1',
        'servery_web_vitals_inp_seconds_count{page="menu",device="mobile"} 1',
        'servery_web_vitals_cls_count{page="menu",device="mobile"} 1',
      ]),
    );
  });

  it('is good up to the bounds that are good', async () => {
    const { tell, read } = await start({ WEB_VITALS_SAMPLE: '1' });
    await tell(VISIT);
    await tell(changed('INP', { page: 'menu', value: 200 }));
    const lines = await read();
    expect(lines).toContain('servery_web_vitals_lcp_seconds_bucket{le="2.5",page="home",device="mobile"} 2');
    expect(lines).toContain('servery_web_vitals_cls_bucket{le="0.1",page="menu",device="mobile"} 2');
    expect(lines).toContain('servery_web_vitals_inp_seconds_bucket{le="0.2",page="menu",device="mobile"} 1');
  });

  it('makes no more series, whichever restaurant was visited', async () => {
    const { tell, read } = await start({ WEB_VITALS_SAMPLE: '1' });
    await tell(VISIT);
    const { length } = await read();
    await tell(VISIT, SUSHI);
    const lines = await read();
    expect(lines).toHaveLength(length);
    expect(lines).toContain('servery_web_vitals_lcp_seconds_count{page="home",device="mobile"} 2');
  });

  it('may lack what a browser cannot measure', async () => {
    const { tell, read } = await start({ WEB_VITALS_SAMPLE: '1' });
    expect(await tell({ device: 'desktop', vitals: { TTFB: { page: 'about', value: 0 } } })).toBe(204);
    const counted = (await read()).filter((line) => /_count\{/.test(line));
    expect(counted).toEqual(['servery_web_vitals_ttfb_seconds_count{page="about",device="desktop"} 1']);
  });

  it('is taken and dropped where nobody asked for it', async () => {
    const { tell, read } = await start({});
    expect(await tell(VISIT)).toBe(204);
    expect(await read()).toEqual([]);
  });

  it.each([
    ['a page that is none', changed('LCP', { page: '/orders/42', value: 900 })],
    ['a device that is none', { ...VISIT, device: 'Nokia 3310' }],
    ['more than a minute', changed('LCP', { page: 'home', value: 60_001 })],
    ['less than nothing', changed('FCP', { page: 'home', value: -1 })],
    ['a layout that jumped impossibly far', changed('CLS', { page: 'home', value: 10.1 })],
    ['a text for a figure', changed('INP', { page: 'home', value: '200' })],
    ['a figure without its page', changed('INP', { value: 200 })],
    ['nothing measured', { device: 'mobile' }],
    ['no object', [VISIT]],
  ])('is refused and not counted: %s', async (_what, report) => {
    const { tell, read } = await start({ WEB_VITALS_SAMPLE: '1' });
    expect(await tell(report)).toBe(422);
    expect(await read()).toEqual([]);
  });

  it('is refused when it is longer than any honest one, or of another kind', async () => {
    const { tell, read } = await start({ WEB_VITALS_SAMPLE: '1' });
    expect(await tell({ ...VISIT, more: 'x'.repeat(2000) })).toBe(413);
    expect(await tell(Buffer.from(JSON.stringify(VISIT)), undefined, { 'content-type': 'text/plain' })).toBe(415);
    expect(await read()).toEqual([]);
  });

  it('cannot be told without end by one address', async () => {
    const { tell, read } = await start({ WEB_VITALS_SAMPLE: '1', RATE_LIMITS: 'true' });
    const statuses: number[] = [];
    for (let i = 0; i < 70; i++) statuses.push(await tell(VISIT));
    expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true);
    expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
    expect(await read()).toContain('servery_web_vitals_lcp_seconds_count{page="home",device="mobile"} 60');
  });

  it('knows exactly the pages that there are', () => {
    const { page } = webVitalsReport.shape.vitals.shape.LCP.def.innerType.shape;
    expect([...page.options].sort()).toEqual(pageRoutes.map(({ id }) => id).sort());
  });
});
