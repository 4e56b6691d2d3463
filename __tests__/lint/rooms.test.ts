// biome-ignore lint/style/noRestrictedImports: the scripts have no other address.
import { refusedImports } from '../../scripts/rooms.mjs';

/** By room: a file in it, and one import from each place that the house allows it or not. */
const rooms: Record<string, { allowed: string[]; forbidden: string[] }> = {
  'src/contracts/news/probe.ts': {
    allowed: ['@/contracts/kit/fields/fields', './news', 'zod'],
    forbidden: ['@/portal/ui/tokens', '@/services/kit/calls/mount', '@locales/th/common.json'],
  },
  'src/portal/ui/probe.ts': {
    allowed: ['@/portal/ui/tokens', 'antd'],
    forbidden: [
      '@/contracts/kit/calls/errors',
      '@/portal/kit/page/store',
      'react-redux',
      '@reduxjs/toolkit',
    ],
  },
  'src/portal/kit/probe.ts': {
    allowed: ['@/portal/ui/tokens', '@/contracts/kit/calls/errors', '@/portal/kit/page/store'],
    forbidden: ['@/portal/pickers/x', '@/portal/areas/news/x', '@/portal/app/x', '@/services/app'],
  },
  'src/portal/pickers/probe.ts': {
    allowed: [
      '@/portal/kit/page/store',
      '@/portal/ui/tokens',
      '@/contracts/kit/calls/errors',
      './x',
    ],
    forbidden: ['@/portal/areas/news/x', '@/portal/app/x', '@/services/app'],
  },
  'src/portal/areas/news/probe.ts': {
    allowed: ['./x', '@/portal/pickers/x', '@/portal/kit/page/store', '@/contracts/news/news'],
    forbidden: ['@/portal/areas/parcels/x', '@/portal/app/x', '@/services/news'],
  },
  'src/portal/areas/news/item/probe.ts': {
    allowed: ['./x', '@/portal/areas/news/texts', '@/portal/pickers/x', '@/contracts/news/news'],
    forbidden: ['@/portal/areas/parcels/x', '@/portal/app/x', '@/services/news'],
  },
  'src/portal/areas/parcels/receive/probe.ts': {
    allowed: ['./x', '@/portal/areas/parcels/texts', '@/portal/pickers/x', '@/contracts/news/news'],
    forbidden: ['@/portal/areas/news/x', '@/portal/app/x', '@/services/news'],
  },
  'src/portal/app/probe.ts': {
    allowed: ['@/portal/kit/page/store', '@/portal/ui/tokens', '@/contracts/auth/session'],
    forbidden: ['@/portal/areas/news/x', '@/portal/pickers/x', '@/services/app'],
  },
  'src/http/probe.ts': {
    allowed: ['./x', 'node:stream'],
    forbidden: ['@/contracts/kit/calls/endpoint', '@/settings', '@/front/x', '@/services/app'],
  },
  'src/front/probe.ts': {
    allowed: [
      './x',
      '@/http/bodies',
      '@/contracts/kit/calls/endpoint',
      '@/settings',
      '@/portal/app/gate',
    ],
    forbidden: [
      '@/portal/app/cookies',
      '@/portal/kit/page/store',
      '@/services/app',
      '../portal/app/x',
    ],
  },
  'src/services/db/probe.ts': {
    allowed: ['./columns', '@/services/db/columns', 'pg'],
    forbidden: ['@/contracts/kit/fields/fields', '@/services/kit/calls/mount', '@/services/parcel'],
  },
  'src/services/kit/probe.ts': {
    allowed: ['@/services/db/tables', '@/contracts/kit/calls/errors', '@/services/kit/calls/mount'],
    forbidden: ['@/services/parcel', '@/services/app', '@/portal/ui/tokens'],
  },
  ...Object.fromEntries(
    ['auth', 'master-data', 'parcel', 'news', 'chat', 'upload', 'banner', 'realtime'].map(
      (name) => [
        `src/services/${name}/probe.ts`,
        {
          allowed: [
            './x',
            '@/services/kit/calls/mount',
            '@/services/db/tables',
            '@/contracts/kit/fields/fields',
          ],
          forbidden: ['@/services/bulletin', '@/services/app', '@/portal/ui/tokens'],
        },
      ],
    ),
  ),
  'pages/news/probe.ts': {
    allowed: ['@/portal/areas/news/x', '@/portal/app/x', 'next/head'],
    forbidden: ['@/portal/kit/page/store', '@/contracts/kit/calls/errors', '@/services/app'],
  },
};

test.each(Object.keys(rooms))('%s may import what the house allows, and no more', (file) => {
  const { allowed, forbidden } = rooms[file]!;
  const source = [...allowed, ...forbidden].map((name) => `import '${name}';`).join('\n');
  expect(refusedImports(file, source)).toEqual(forbidden);
});

test('an import is seen however it is written, and a file outside of all rooms is refused', () => {
  const file = 'src/portal/kit/list/probe.tsx';
  const source = [
    "import x from '@/services/app';",
    "import type { Y } from '@/portal/app/y';",
    "export { z } from '@/portal/pickers/z';",
    "import {\n  a,\n} from '@/portal/areas/news/a';",
    "const b = () => import('@/services/kit/b');",
  ].join('\n');
  expect(refusedImports(file, source)).toHaveLength(5);
  expect(refusedImports('src/elsewhere/x.ts', '')).toHaveLength(1);
});
