/** Who may import whom (docs/architecture.md). `npm run boundaries` checks it; tests/rules plants a violation. */
const roots = (...names) => `^src/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    {
      name: 'domain-imports-nothing',
      comment: 'Rules run in both runtimes and know neither.',
      severity: 'error',
      from: { path: roots('domain'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: roots('domain') },
    },
    {
      name: 'contract-imports-domain-only',
      comment: 'What crosses the wire depends on no runtime.',
      severity: 'error',
      from: { path: roots('contract'), pathNot: '\\.test\\.ts$' },
      to: { path: roots('server', 'web') },
    },
    {
      name: 'server-never-imports-web',
      comment: 'The server loads the built page handler, whose shape is in the contract.',
      severity: 'error',
      from: { path: roots('server'), pathNot: '\\.test\\.ts$' },
      to: { path: roots('web') },
    },
    {
      name: 'web-never-imports-server',
      comment: 'A page that imported a database driver would ship it to the browser.',
      severity: 'error',
      from: { path: roots('web') },
      to: { path: '^(src/server|db)/|^node:' },
    },
    {
      name: 'worker-imports-domain-only',
      comment: 'The service worker is a small file of its own, in a runtime without a document.',
      severity: 'error',
      from: { path: roots('worker') },
      to: { path: '^(src/(server|web|contract)|db)/|^node:' },
    },
    {
      name: 'customers-download-nothing-for-staff',
      comment: 'The place for staff is an app and a build of its own; the page handler knows the table of its URLs.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '^src/web/(staff/|entry-staff)' },
      to: { path: '^src/web/staff/', pathNot: '^src/web/staff/staff-routes\\.ts$' },
    },
    {
      name: 'staff-pages-above-features-above-app',
      severity: 'error',
      from: { path: '^src/web/staff/(app|features)/' },
      to: { path: '^src/web/(staff/(pages|shell)|pages|shell)/' },
    },
    {
      name: 'boot-carries-names-only',
      comment: 'It stands in every document: what it shares with the app are names, types and the cookie.',
      severity: 'error',
      from: { path: '^src/web/boot/' },
      to: {
        path: '^src/(web/(?!boot/)|contract/)',
        pathNot: '^src/web/app/(storage/storage-keys|i18n/language-cookie|early-taps|api/tried)\\.ts$',
      },
    },
    {
      name: 'ui-knows-no-nouns',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/web/(pages|features|shell|app|messages)/' },
    },
    {
      name: 'app-below-features',
      severity: 'error',
      from: { path: '^src/web/app/' },
      to: { path: '^src/web/(pages|features|shell)/' },
    },
    {
      name: 'features-below-pages-and-shell',
      severity: 'error',
      from: { path: '^src/web/features/' },
      to: { path: '^src/web/(pages|shell)/' },
    },
    {
      name: 'features-stay-apart',
      comment:
        'Checkout composes others; everything may read the restaurant and where it delivers; dishes go into the cart and are marked as favourites.',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/', pathNot: '^src/web/features/checkout/' },
      to: {
        path: '^src/web/features/',
        pathNot: ['^src/web/features/$1/', '^src/web/features/(restaurant|delivery|cart|menu|favorites)/'],
      },
    },
    {
      name: 'platform-knows-no-noun',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: 'health\\.ts$' },
      to: { path: '^src/server/(?!platform/)' },
    },
    {
      name: 'pictures-are-decoded-apart',
      comment: 'What decoders hold, and what breaks them, stays out of the process that serves customers.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/pictures/process/|\\.test\\.ts$' },
      to: { path: '^src/server/pictures/process/|node_modules/sharp/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'commands-know-no-routes',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '\\.routes\\.ts$|api-routes\\.ts$|main\\.ts$|\\.test\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.json', '.css'],
      conditionNames: ['import', 'module', 'default'],
    },
  },
};
