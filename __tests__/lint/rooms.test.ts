import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** By room: a file in it, and one import from each place that the house allows it or not. */
const rooms: Record<string, { allowed: string[]; forbidden: string[] }> = {
  'src/contracts/news/probe.ts': {
    allowed: ['@/contracts/kit/fields', './news', 'zod'],
    forbidden: ['@/portal/ui/tokens', '@/services/kit/mount', '@locales/th/common.json'],
  },
  'src/portal/ui/probe.ts': {
    allowed: ['@/portal/ui/tokens', 'antd'],
    forbidden: ['@/contracts/kit/errors', '@/portal/kit/store', 'react-redux', '@reduxjs/toolkit'],
  },
  'src/portal/kit/probe.ts': {
    allowed: ['@/portal/ui/tokens', '@/contracts/kit/errors', '@/portal/kit/store'],
    forbidden: ['@/portal/pickers/x', '@/portal/areas/news/x', '@/portal/app/x', '@/services/app'],
  },
  'src/portal/pickers/probe.ts': {
    allowed: ['@/portal/kit/store', '@/portal/ui/tokens', '@/contracts/kit/errors', './x'],
    forbidden: ['@/portal/areas/news/x', '@/portal/app/x', '@/services/app'],
  },
  'src/portal/areas/news/probe.ts': {
    allowed: ['./x', '@/portal/pickers/x', '@/portal/kit/store', '@/contracts/news/news'],
    forbidden: ['@/portal/areas/parcels/x', '@/portal/app/x', '@/services/news', '../parcels/x'],
  },
  'src/portal/areas/news/item/probe.ts': {
    allowed: ['./x', '@/portal/areas/news/texts', '@/portal/pickers/x', '@/contracts/news/news'],
    forbidden: ['@/portal/areas/parcels/x', '@/portal/app/x', '@/services/news', '../texts'],
  },
  'src/portal/areas/parcels/receive/probe.ts': {
    allowed: ['./x', '@/portal/areas/parcels/texts', '@/portal/pickers/x', '@/contracts/news/news'],
    forbidden: ['@/portal/areas/news/x', '@/portal/app/x', '@/services/news', '../texts'],
  },
  'src/portal/app/probe.ts': {
    allowed: ['@/portal/kit/store', '@/portal/ui/tokens', '@/contracts/auth/session'],
    forbidden: ['@/portal/areas/news/x', '@/portal/pickers/x', '@/services/app'],
  },
  'src/front/probe.ts': {
    allowed: ['./x', '@/contracts/kit/endpoint', '@/settings', '@/portal/app/gate'],
    forbidden: ['@/portal/app/cookies', '@/portal/kit/store', '@/services/app', '../portal/app/x'],
  },
  'src/services/db/probe.ts': {
    allowed: ['./columns', '@/services/db/columns', 'pg'],
    forbidden: ['@/contracts/kit/fields', '@/services/kit/mount', '@/services/parcel'],
  },
  'src/services/kit/probe.ts': {
    allowed: ['@/services/db/tables', '@/contracts/kit/errors', '@/services/kit/mount'],
    forbidden: ['@/services/parcel', '@/services/app', '@/portal/ui/tokens'],
  },
  ...Object.fromEntries(
    ['auth', 'master-data', 'parcel', 'news', 'chat', 'upload', 'banner', 'realtime'].map(
      (name) => [
        `src/services/${name}/probe.ts`,
        {
          allowed: [
            './x',
            '@/services/kit/mount',
            '@/services/db/tables',
            '@/contracts/kit/fields',
          ],
          forbidden: ['@/services/bulletin', '@/services/app', '@/portal/ui/tokens', '../auth/x'],
        },
      ],
    ),
  ),
  'pages/news/probe.ts': {
    allowed: ['@/portal/areas/news/x', '@/portal/app/x', 'next/head'],
    forbidden: ['@/portal/kit/store', '@/contracts/kit/errors', '@/services/app', '../x'],
  },
};

interface Report {
  diagnostics: { location: { path: string; start: { line: number } } }[];
}

/** The project's own rules over a project of probes, each with one import a line. */
function refusedImports(): Map<string, string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'niti-lint-'));
  try {
    for (const name of ['biome.json', '.gitignore']) cpSync(name, path.join(root, name));
    for (const [file, { allowed, forbidden }] of Object.entries(rooms)) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      const lines = [...allowed, ...forbidden].map((from) => `import '${from}';`);
      writeFileSync(path.join(root, file), `${lines.join('\n')}\n`);
    }
    const { stdout } = spawnSync(
      path.resolve('node_modules/.bin/biome'),
      [
        'lint',
        '--only=style/noRestrictedImports',
        '--reporter=json',
        '--max-diagnostics=none',
        '.',
      ],
      { cwd: root, encoding: 'utf8' },
    );
    const refused = new Map<string, string[]>();
    for (const { location } of (JSON.parse(stdout) as Report).diagnostics) {
      const { allowed, forbidden } = rooms[location.path]!;
      const from = [...allowed, ...forbidden][location.start.line - 1]!;
      refused.set(location.path, [...(refused.get(location.path) ?? []), from]);
    }
    return refused;
  } finally {
    rmSync(root, { recursive: true });
  }
}

const refused = refusedImports();

test.each(Object.keys(rooms))('%s may import what the house allows, and no more', (file) => {
  expect(refused.get(file)?.sort()).toEqual(rooms[file]?.forbidden.sort());
});
