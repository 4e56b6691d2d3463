import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import { buildServices } from '@/services/app';
import { migrate, openDatabase } from '@/services/db/database';
import { prepare } from '@/services/prepare';
import { openLocalStore } from '@/services/upload';
import { printTable } from '../table.mjs';
import { beside, besideHead } from './beside';
import { cardKeys } from './card-keys';

const many = Number(process.argv[2] ?? 20_000);

type Cell = string | number;
const number = (i: number) => `B-${String(i).padStart(5, '0')}`;
const units = (): Cell[][] => [
  ['เลขห้อง', 'ชั้น', 'ประเภท', 'พื้นที่', 'อัตราส่วน'],
  ...Array.from({ length: many }, (_, i): Cell[] => [number(i), i % 40, 'ห้องพัก', 35.5, 0.005]),
];
const people = (): Cell[][] => [
  ['เลขห้อง', 'ชื่อ-นามสกุล', 'ในฐานะ', 'โทรศัพท์', 'ตั้งแต่วันที่'],
  ...Array.from({ length: many }, (_, i): Cell[] => [
    ...[number(i), `ลูกบ้าน นามสกุล${i}`, 'เจ้าของ', `08${String(10_000_000 + i)}`, '01/02/2567'],
  ]),
];

const folder = await mkdtemp(join(tmpdir(), 'niti-bench-'));
const db = await openDatabase({ folder: join(folder, 'db') });
await migrate(db, 'src/services/db/migrations');
await prepare(db.orm, { mode: 'demo', demoScale: 0.1, firstAdmin: undefined, cardKeys });
const mail = { send: async () => {}, portalUrl: 'http://localhost:3000' };
const uploads = await openLocalStore(join(folder, 'uploads'));
const app = buildServices({ db: db.orm, tokenSecret: 'x'.repeat(64), mail, uploads });
await app.listen({ host: '127.0.0.1', port: 0 });
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const api = `${url}/master-data/api/v1/admin-property/upload`;

const params = { password: 'niti-demo-2569' };
const signedIn = await fetch(`${url}/auth/api/v1/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ key: 'manager', type: 'password', app: 'niti', params }),
});
const { accessToken } = ((await signedIn.json()) as { data: { accessToken: string } }).data;
const headers = { authorization: `Bearer ${accessToken}` };
const { rows } = await db.pool.query("select id from properties where code = 'RMN'");
const propertyId = String(rows[0].id);

interface Run {
  id: string;
  state: string;
  task: { failure: unknown };
}
const ask = async (method: string, path: string, body?: FormData): Promise<Run> => {
  const reply = await fetch(`${api}${path}`, { method, headers, ...(body && { body }) });
  const said = (await reply.json()) as { data: Run };
  if (!reply.ok) throw new Error(JSON.stringify(said));
  return said.data;
};

const table: (string | number)[][] = [];

/** What another call takes meanwhile: a page of parcels. */
async function measured<R>(name: string, run: () => Promise<R>): Promise<R> {
  const path = '/parcel/api/v1/parcels/parcelsListTab?limit=25';
  const other = async () => (await fetch(`${url}${path}`, { headers })).arrayBuffer();
  const { result, row } = await beside(other, run);
  table.push([name, ...row]);
  return result;
}

async function settled(id: string, wanted: string): Promise<void> {
  for (;;) {
    const { state, task } = await ask('GET', `/${id}`);
    if (state === wanted) return;
    if (!['reading', 'storing', 'undoing'].includes(state)) {
      throw new Error(`${state} ${JSON.stringify(task.failure)}`);
    }
    await pause(100);
  }
}

async function measure(kind: string, name: string, rows: Cell[][], undo: boolean) {
  const bytes = await writeXlsx({ sheets: [{ name: '1', rows }] });
  const body = new FormData();
  body.append('property_id', propertyId);
  body.append('files', new File([new Uint8Array(bytes)], 'a.xlsx'));
  const { id } = await measured(`${name}: read`, async () => {
    const run = await ask('POST', `/${kind}`, body);
    await settled(run.id, 'ready');
    return run;
  });
  await measured(`${name}: stored`, async () => {
    await ask('POST', `/confirm/${id}`);
    await settled(id, 'stored');
  });
  if (!undo) return;
  await measured(`${name}: undone`, async () => {
    await ask('POST', `/undo/${id}`);
    await settled(id, 'undone');
  });
}

await measured('nothing', () => pause(5000));
await measure('property-unit', 'units', units(), false);
await measure('customer-property', 'people', people(), true);
printTable(
  `A file of ${many.toLocaleString('en-US')} rows, embedded database; what else is asked meanwhile: a page of parcels`,
  ['', ...besideHead('parcels')],
  table,
);
await app.close();
await db.close();
await rm(folder, { recursive: true });
process.exit(0);
