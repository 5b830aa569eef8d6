import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/platform/config.ts';
import { hasNginx, nginxComplaint, writeNginxFiles } from '../cluster/support/nginx.ts';

interface Service {
  environment: Record<string, string | number>;
  volumes?: string[];
  networks: Record<string, { ipv4_address: string }>;
}
interface Compose {
  services: Record<'app-1' | 'app-2' | 'nginx', Service>;
  networks: { inside: { ipam: { config: { subnet: string }[] } } };
}

const read = (path: string) => readFileSync(path, 'utf8');
const compose = parseYaml(read('deploy/compose.yaml')) as Compose;
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
const template = read('deploy/nginx.conf.template');
const { 'app-1': one, 'app-2': two, nginx } = compose.services;

describe('the image', () => {
  const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) => list.split(' '));

  it('copies what is there, and is not kept from it', () => {
    const letIn = read('deploy/Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'));
    expect(sources.length).toBeGreaterThan(8);
    for (const source of sources) {
      expect(existsSync(source), source).toBe(true);
      expect(letIn, source).toContain(`!${source}`);
    }
  });

  it('copies the configuration of every build', () => {
    for (const file of globSync('vite.{config,*.config}.ts')) expect(sources, file).toContain(file);
  });

  it('has the library of the project’s Node in each stage', () => {
    const stages = dockerfile.split(/^FROM /m).slice(1);
    expect(stages).toHaveLength(2);
    for (const stage of stages) expect(stage).toMatch(/apt-get install .*\blibatomic1\b/);
  });

  it('keeps every package that the server imports', () => {
    const removed = /npm uninstall --omit=dev (.+?) && /m.exec(dockerfile)?.[1]?.trim().split(/\s+/) ?? [];
    expect(removed).toContain('vite');
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    expect(removed.filter((name) => !(name in dependencies))).toEqual([]);
    expect(
      packagesOf('{src/server,src/domain,src/contract,db}/**/*.ts').filter((name) => removed.includes(name)),
    ).toEqual([]);
  });
});

describe('compose.yaml', () => {
  it('gives the application settings that it knows', () => {
    for (const { environment } of [one, two]) {
      const filledIn = Object.entries(environment).map(([name, value]) => [
        name,
        String(value).replace(/\$\{[^}]+\}/g, 'filled-in'),
      ]);
      const config = readConfig({ ...Object.fromEntries(filledIn), TOKEN_SECRET: 'x'.repeat(32) });
      expect(Object.keys(environment).filter((name) => !(name in config))).toEqual([]);
      expect(config.DEMO).toBe(false);
    }
  });

  it('has the application trust nginx’s network, and nginx know the application’s addresses', () => {
    const subnet = compose.networks.inside.ipam.config[0]?.subnet;
    expect(one.environment['TRUSTED_PROXIES']).toBe(subnet);
    expect([nginx.environment['APP_1'], nginx.environment['APP_2']]).toEqual(
      [one, two].map(({ networks }) => `${networks['inside']?.ipv4_address}:3000`),
    );
  });

  it('fills every place of nginx’s configuration', () => {
    const asked = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name));
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((name) => nginx.environment[name] === undefined)).toEqual([]);
    expect(nginx.volumes).toContain('./nginx.conf.template:/etc/nginx/templates/nginx.conf.template:ro');
  });

  it('lets through nginx what the application takes, here as in the tests of the cluster', () => {
    const uploads = globSync('src/contract/*.ts').flatMap((file) =>
      [...read(file).matchAll(/maxMegabytes: (\d+)/g)].map(([, megabytes]) => Number(megabytes)),
    );
    expect(uploads.length).toBeGreaterThan(1);
    const ofCluster = /MAX_BODY: '(.+)'/.exec(read('tests/cluster/support/nginx.ts'))?.[1];
    for (const text of [nginx.environment['MAX_BODY'], ofCluster]) {
      expect(text).toMatch(/^\d+m$/);
      expect(Number.parseInt(String(text), 10)).toBeGreaterThanOrEqual(Math.max(...uploads));
    }
  });

  it('drains for less time than nginx leaves a process alone', () => {
    const leftAlone = [...template.matchAll(/fail_timeout=(\d+)s/g)].map(([, seconds]) => Number(seconds));
    expect(leftAlone).toHaveLength(2);
    for (const seconds of leftAlone) expect(Number(one.environment['DRAIN_S'])).toBeLessThan(seconds);
  });
});

describe('the settings', () => {
  const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name).sort();
  const files = ['config', 'sign-in-settings'].map((name) => read(`src/server/platform/${name}.ts`));
  const known = namesIn(files.join('\n'), /^ {2}([A-Z][A-Z_]+): (?!z\.enum\(\['production')/gm);
  const rows = read('docs/production.md').split('## All settings')[1] ?? '';
  const documented = rows
    .split('\n')
    .filter((row) => row.startsWith('| `'))
    .flatMap((row) => namesIn(row.split('|')[1] ?? '', /`([A-Z_]+)`/g))
    .sort();
  const example = namesIn(read('deploy/production.env.example'), /^#?([A-Z_]+)=/gm);

  it('are all in the documentation, and none else', () => {
    expect(known.length).toBeGreaterThan(40);
    expect(documented).toEqual(known);
  });

  it('are those of the example, but for what compose and the image set, and what no production wants', () => {
    const ofImage = namesIn(dockerfile, /\b([A-Z_]+)=/g);
    const set = [...Object.keys(one.environment), ...ofImage, 'HOST', 'MEDIA_DIR'];
    const notInProduction = [
      ...['DEVELOPMENT_RESTAURANT', 'DEV_OUTBOX', 'PAYMENTS_SIMULATOR', 'STRIPE_URL', 'HUBRISE_URL', 'RATE_LIMITS'],
      ...[
        'PUSHES_TO_PRIVATE_NETWORK',
        'TWILIO_URL',
        'UBER_DIRECT_URL',
        'STUART_URL',
        'GOOGLE_URL',
        'APPLE_URL',
        'FACEBOOK_URL',
      ],
    ];
    expect(example).toEqual(documented.filter((name) => ![...set, ...notInProduction].includes(name)));
  });
});

it.skipIf(!hasNginx)('nginx takes its configuration', () => {
  const dir = mkdtempSync(join(tmpdir(), 'servery-nginx-'));
  const file = writeNginxFiles({
    dir,
    apps: ['127.0.0.1:1', '127.0.0.1:2'],
    httpPort: 4180,
    httpsPort: 4181,
    domains: ['a.example', 'b.example'],
  });
  expect(nginxComplaint(file)).toBeNull();
  rmSync(dir, { recursive: true });
});

/** Packages that the files import as values. */
function packagesOf(pattern: string): string[] {
  const files = globSync(pattern).filter((file) => !matchesGlob(file, '**/*.test.ts'));
  const names = files.flatMap((file) =>
    [...read(file).matchAll(/(?:^import (?!type)[^;]*?from |^import |import\()'([^.'][^']*)'/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const packages = names.filter((name) => !name.startsWith('node:')).map(packageOf);
  return [...new Set(packages)];
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
